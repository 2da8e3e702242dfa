import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { FORMATS } from '#graphic/formats.ts'
import type { Kind, KindTab } from '#graphic/kinds/kind.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import { CorrectedNote } from '#web/match/finished/corrected-note.tsx'
import { DeleteGraphic } from '#web/match/finished/delete-graphic.tsx'
import { GraphicButtons } from '#web/match/finished/graphic-buttons.tsx'
import { useShownGraphic } from '#web/match/finished/use-shown-graphic.ts'
import { ShownFormatSwitch } from '#web/match/shown-format-switch.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { formatTime } from '#web/ui/date-time.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import classes from './finished-graphic.module.css'
import { useVersions } from './match-graphics.ts'
import { NoGraphic } from './no-graphic.tsx'
import { Versions } from './versions.tsx'

interface FinishedGraphicProps {
  tab: KindTab
  kinds: readonly Kind[]
  names: readonly KindName[]
  catalogue: ClubCatalogue
}

/** Its own words; those of the state right now only for a graphic that an earlier version left without any. */
const wordsOf = (
  graphic: StaffGraphic | undefined,
  isNewest: boolean,
  label: string,
  now: { caption: string; altText: string },
) => ({
  caption: graphic?.caption ?? now.caption,
  altText:
    graphic?.altText ??
    (graphic && !isNewest ? `${label}: starsza grafika z godziny ${formatTime(graphic.createdAt)}` : now.altText),
})

/** The newest unless an older one was chosen by hand. */
export function FinishedGraphic({ tab, kinds, names, catalogue }: FinishedGraphicProps) {
  const { versions, isLoading, error, retry, older } = useVersions(names)
  const now = useGraphic(kinds, catalogue)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { version, formats, shown } = useShownGraphic(versions, chosenId)
  if (!shown && error) {
    return <LoadFailure title="Nie udało się wczytać grafik meczu" message={serverMessage(error)} onRetry={retry} />
  }
  const isNewest = version === versions[0]
  const leftId = version?.graphics.find(({ id }) => id !== shown?.id)?.id ?? null
  const words = wordsOf(shown, isNewest, tab.label, now)
  return (
    <div className={classes.finished}>
      <div>
        {shown && <ShownFormatSwitch formats={formats} shown={shown.format} />}
        <GraphicFrame className={classes.graphic} formats={formats} shown={shown?.format ?? null}>
          {shown ? (
            <img
              key={shown.url}
              className={classes.picture}
              src={shown.url}
              alt={words.altText}
              width={FORMATS[shown.format].width}
              height={FORMATS[shown.format].height}
            />
          ) : isLoading ? (
            <Skeleton className={classes.picture} role="status" aria-label="Wczytywanie grafiki" />
          ) : (
            <NoGraphic tab={tab} />
          )}
        </GraphicFrame>
      </div>
      <div className={classes.side}>
        {shown?.isCorrected && <CorrectedNote />}
        <GraphicButtons
          clubName={catalogue.club.name}
          kind={shown?.type ?? now.kind}
          graphics={version?.graphics ?? []}
          shown={shown ?? null}
          words={words}
        />
        {version && (
          <Versions
            title={tab.versionsLabel}
            versions={versions}
            shown={version}
            older={older}
            onChoose={({ id }) => setChosenId(id === versions[0]?.id ? null : id)}
          />
        )}
        {shown && <DeleteGraphic graphics={[shown]} onDeleted={() => setChosenId(isNewest ? null : leftId)} />}
      </div>
    </div>
  )
}
