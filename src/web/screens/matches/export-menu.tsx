import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, CopyButton, Menu } from '@mantine/core'
import { IconCalendarShare, IconDots, IconFileSpreadsheet, IconTrophy, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonName, seasonOf } from '#domain/season/season.ts'
import { fetchSeason } from '#web/api/fixture-import.ts'
import { queryOf } from '#web/api/query-of.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { clubTimeZone, serverNow } from '#web/match-store/server-clock.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { matchesCsv } from './matches-csv.ts'

interface ExportMenuProps {
  team: number | null
  /** The chosen one; this season's without. */
  season: string
  onCompetitions: () => void
}

async function saveSeason(team: number | null, season: number): Promise<void> {
  const matches = await fetchSeason(team, season, new AbortController().signal)
  const name = `terminarz-${seasonName(season).replace('/', '-')}.csv`
  saveFile(new Blob([matchesCsv(matches.reverse())], { type: 'text/csv' }), name)
}

/** What concerns the whole list: its competitions, and files in from the league, out to a spreadsheet and calendars. */
export function ExportMenu({ team, season, onCompetitions }: ExportMenuProps) {
  const navigate = useNavigate()
  const shown = season === '' ? seasonOf(wallDay(serverNow(), clubTimeZone())) : Number(season)
  const calendar = `${window.location.origin}/api/public/calendar.ics${queryOf({ team })}`
  return (
    <Menu position="bottom-end" shadow="md" width={260} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label="Więcej działań na liście meczów">
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => void navigate({ to: '/matches/$', params: { _splat: 'import' } })}
        >
          Wczytaj terminarz
        </Menu.Item>
        <Menu.Item leftSection={<IconTrophy size={18} aria-hidden />} onClick={onCompetitions}>
          Rozgrywki
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          onClick={() =>
            void saveSeason(team, shown).catch((error: unknown) =>
              tellFailure('Nie udało się zapisać terminarza', error),
            )
          }
        >
          Pobierz sezon {seasonName(shown)} (CSV)
        </Menu.Item>
        <CopyButton value={calendar}>
          {({ copied, copy }) => (
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconCalendarShare size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Adres skopiowany' : 'Kopiuj adres kalendarza'}
            </Menu.Item>
          )}
        </CopyButton>
      </Menu.Dropdown>
    </Menu>
  )
}
