import { Skeleton, Stack } from '@mantine/core'
import { errorText } from '#web/api/http-error.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { ClearAllButton } from './clear-all-button.tsx'
import { LineupPreview } from './lineup-preview.tsx'
import { MatchSettings } from './match-settings.tsx'
import { SquadSections } from './squad-sections.tsx'

export function LineupScreen() {
  const catalogue = useCatalogue()
  const { players, isReady, error, retry } = catalogue
  return (
    <>
      <ScreenHeading title="Skład" action={isReady && <ClearAllButton />} />
      {!isReady && error ? (
        <LoadFailure title="Nie udało się wczytać danych składu" message={errorText(error)} onRetry={retry} />
      ) : (
        <ScreenColumns
          controls={
            isReady ? (
              <>
                <MatchSettings catalogue={catalogue} />
                <SquadSections players={players} />
              </>
            ) : (
              <Stack role="status" aria-label="Wczytywanie składu">
                <Skeleton height="32rem" radius="lg" />
                <Skeleton height="44rem" radius="lg" />
              </Stack>
            )
          }
          preview={isReady ? <LineupPreview catalogue={catalogue} /> : <Skeleton height="46rem" radius="lg" />}
        />
      )}
    </>
  )
}
