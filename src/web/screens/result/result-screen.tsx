import { RESULT_KIND } from '#graphic/kinds/result/drawing.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { type ClubCatalogue, useCatalogue } from '#web/match-store/catalogue.ts'
import { usePhotoCatalogue } from '#web/match-store/photo-catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { SCREEN_TITLES } from '#web/ui/screen-titles.ts'
import { ResultScore } from './result-score.tsx'
import { ResultScorers } from './result-scorers.tsx'
import { ResultTemplate } from './result-template.tsx'

export function ResultScreen() {
  const catalogue = usePhotoCatalogue(useCatalogue(), 'result')
  return (
    <>
      <ScreenHeading title={SCREEN_TITLES.result} />
      {catalogue.isReady ? (
        <ResultStudio catalogue={catalogue} />
      ) : catalogue.error ? (
        <LoadFailure
          title="Nie udało się wczytać danych klubu"
          message={serverMessage(catalogue.error)}
          onRetry={catalogue.retry}
        />
      ) : (
        <ColumnsSkeleton label="Wczytywanie wyniku" heights={['18rem', '14rem']} />
      )}
    </>
  )
}

const KINDS = [RESULT_KIND]

function ResultStudio({ catalogue }: { catalogue: ClubCatalogue }) {
  const graphic = useGraphic(KINDS, catalogue)
  return (
    <ScreenColumns
      controls={
        <>
          <ResultScore catalogue={catalogue} />
          <ResultScorers catalogue={catalogue} />
          <ResultTemplate catalogue={catalogue} graphic={graphic} />
        </>
      }
      preview={<GraphicPanel graphic={graphic} clubName={catalogue.club.name} />}
    />
  )
}
