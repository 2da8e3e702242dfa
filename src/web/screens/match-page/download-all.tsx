import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { MatchPage } from '#contract/match-page.ts'
import { clubTag } from '#domain/club/club-tag.ts'
import { useClub } from '#web/club/use-club.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { downloadAll } from './all-files.ts'
import type { Teams } from './opened-screen.ts'

export function DownloadAll({ match, teams }: { match: MatchPage; teams: Teams }) {
  const { name } = useClub()
  const zipName = [match.matchDate, clubTag(teams.homeTeam), clubTag(teams.awayTeam)].filter(Boolean).join('-')
  const download = useMutation({
    mutationFn: () => downloadAll(match.id, name, `${zipName}.zip`),
    onError: (error) => tellFailure('Błąd pobierania grafik', error),
  })
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<IconFileZip size={18} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Pobierz wszystko (ZIP)
    </Button>
  )
}
