import { serverMessage } from '#web/api/http-error.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { type ClubCatalogue, useCatalogue } from '#web/match-store/catalogue.ts'
import { GOAL_KINDS } from '#web/match-store/goal-kinds.ts'
import { usePhotoCatalogue } from '#web/match-store/photo-catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { SCREEN_TITLES } from '#web/ui/screen-titles.ts'
import { GoalKind } from './goal-kind.tsx'
import { GoalScore } from './goal-score.tsx'
import { GraphicSettings } from './graphic-settings.tsx'
import { MatchEvents } from './match-events.tsx'

export function ScorerScreen() {
  const catalogue = usePhotoCatalogue(useCatalogue(), 'goal')
  return (
    <>
      <ScreenHeading title={SCREEN_TITLES.scorer} />
      {catalogue.isReady ? (
        <GoalStudio catalogue={catalogue} />
      ) : catalogue.error ? (
        <LoadFailure
          title="Nie udało się wczytać danych klubu"
          message={serverMessage(catalogue.error)}
          onRetry={catalogue.retry}
        />
      ) : (
        <ColumnsSkeleton label="Wczytywanie ustawień gola" heights={['19rem', '16rem']} />
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
