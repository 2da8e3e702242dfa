import { Skeleton } from '@mantine/core'
import { serverMessage } from '#web/api/http-error.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { type ClubCatalogue, useCatalogue } from '#web/match-store/catalogue.ts'
import { GOAL_KINDS } from '#web/match-store/goal-kinds.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { GoalKind } from './goal-kind.tsx'
import { GoalScore } from './goal-score.tsx'
import { GraphicSettings } from './graphic-settings.tsx'
import { MatchEvents } from './match-events.tsx'

export function ScorerScreen() {
  const catalogue = useCatalogue()
  return (
    <>
      <ScreenHeading title="Strzelec gola" />
      {catalogue.isReady ? (
        <GoalStudio catalogue={catalogue} />
      ) : catalogue.error ? (
        <LoadFailure
          title="Nie udało się wczytać danych klubu"
          message={serverMessage(catalogue.error)}
          onRetry={catalogue.retry}
        />
      ) : (
        <GoalSkeleton />
      )}
    </>
  )
}

function GoalStudio({ catalogue }: { catalogue: ClubCatalogue }) {
  const graphic = useGraphic(GOAL_KINDS, catalogue)
  return (
    <ScreenColumns
      controls={
        <>
          <GoalKind players={catalogue.players} />
          <GoalScore catalogue={catalogue} />
          <MatchEvents catalogue={catalogue} />
          <GraphicSettings catalogue={catalogue} graphic={graphic} />
        </>
      }
      preview={<GraphicPanel graphic={graphic} clubName={catalogue.club.name} />}
    />
  )
}

function GoalSkeleton() {
  return (
    <div role="status" aria-label="Wczytywanie ustawień gola">
      <ScreenColumns
        controls={
          <>
            <Skeleton height="19rem" radius="lg" />
            <Skeleton height="16rem" radius="lg" />
          </>
        }
        preview={<Skeleton height="46rem" radius="lg" />}
      />
    </div>
  )
}
