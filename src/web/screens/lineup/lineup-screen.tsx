import { Skeleton, Stack, Text } from '@mantine/core'
import { errorText } from '#web/api/http-error.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { useIsOtherOpen, useOpenMatch } from '#web/match-store/open-match.ts'
import { useLineupKinds } from '#web/match-store/use-lineup-kinds.ts'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { LineupPreview } from './lineup-preview.tsx'
import { useMatchDescription } from './match-description.ts'
import { MatchSettings } from './match-settings.tsx'
import { SquadSections } from './squad-sections.tsx'

const clearAll = dialogPart(() => import('./clear-all-button.tsx').then((module) => module.ClearAllButton))

export function LineupScreen() {
  const catalogue = useCatalogue()
  const { players, isReady, error, retry } = catalogue
  const description = useMatchDescription(catalogue)
  const kinds = useLineupKinds()
  const isOther = useIsOtherOpen()
  const isDefaultTeam = useOpenMatch((open) => open.team === null)
  return (
    <>
      <ScreenHeading
        title="Skład"
        // It would clear the default team's current match, which is not the one on the screen.
        action={isReady && !isOther && isDefaultTeam && <LatePart part={clearAll} props={{}} />}
      />
      {/* As high as the words that will come, two lines on a phone: nothing jumps. */}
      <Text c="dimmed" mt="-0.75rem" mb="lg" mih={{ base: '3.1rem', sm: '1.55rem' }} lineClamp={2}>
        {isReady && description}
      </Text>
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
          preview={
            isReady && kinds ? (
              <LineupPreview kinds={kinds} catalogue={catalogue} />
            ) : (
              <Skeleton height="46rem" radius="lg" />
            )
          }
        />
      )}
    </>
  )
}
