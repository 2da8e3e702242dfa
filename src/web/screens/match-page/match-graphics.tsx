import { Button, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { MatchPage } from '#contract/match-page.ts'
import type { FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, kindFacts } from '#graphic/kinds/kinds.ts'
import { useMatchGraphics } from '#web/api/match-graphics.ts'
import { type Version, versionsOf } from '#web/match/finished/versions-of.ts'
import { showFormat } from '#web/match-store/shown-format.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { DownloadAll } from './download-all.tsx'
import { graphicTitle } from './graphic-title.ts'
import { MadeGraphic } from './made-graphic.tsx'
import classes from './match-graphics.module.css'
import { NoGraphics } from './no-graphics.tsx'
import type { Teams } from './opened-screen.ts'
import { PageSection } from './page-section.tsx'
import { useMakeAgain } from './use-make-again.ts'

const viewer = dialogPart(() => import('#web/match/finished/graphic-viewer.tsx').then((module) => module.GraphicViewer))

const NONE: readonly StaffGraphic[] = []

/** The newest of each moment can be made again; what was taken back since cannot. */
function canBeMade(version: Version, versions: readonly Version[], { events }: MatchPage): boolean {
  const [graphic] = version.graphics
  if (!graphic) return false
  const { type, eventId } = graphic
  const newest = versions.find(({ graphics: [one] }) => one?.type === type && one.eventId === eventId)
  const isKnown = eventId === null || kindFacts(type).hasOccasions || events.some(({ id }) => id === eventId)
  return newest === version && isKnown
}

/** Every graphic of the match, in every format, with its words. */
export function MatchGraphics({ match, teams }: { match: MatchPage; teams: Teams }) {
  const query = useMatchGraphics(match.id, KIND_NAMES)
  const graphics = query.data ?? NONE
  const versions = useMemo(() => versionsOf(graphics), [graphics])
  const known = useMemo(() => new Set(graphics.map(({ url }) => url)), [graphics])
  const { make, making, isReady } = useMakeAgain(match.id, known)
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog fades away.
  const [shownId, setShownId] = useState<number | null>(null)
  const shown = graphics.find(({ id }) => id === shownId)
  const open = (id: number, format: FormatName) => {
    showFormat(format)
    setShownId(id)
    setOpen(true)
  }
  return (
    <PageSection title="Grafiki" action={graphics.length > 0 && <DownloadAll match={match} teams={teams} />}>
      <Loaded
        query={query}
        failure="Nie udało się wczytać grafik meczu"
        skeleton={<ListSkeleton label="Wczytywanie grafik" />}
      >
        {() => (
          <Stack gap="md">
            {versions.length === 0 && <NoGraphics match={match} />}
            <ul className={classes.list}>
              {versions.map((version) => (
                <MadeGraphic
                  key={version.id}
                  version={version}
                  match={match}
                  onOpen={open}
                  onMake={canBeMade(version, versions, match) && isReady ? make : null}
                  isMaking={version.graphics.some(({ id }) => id === making)}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Starsze
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <DeferredDialog
        part={viewer}
        props={{
          opened: isOpen && shown !== undefined,
          title: shown ? graphicTitle(shown, match) : '',
          versions,
          shownId,
          onShow: setShownId,
          onClose: () => setOpen(false),
          actions: null,
        }}
      />
    </PageSection>
  )
}
