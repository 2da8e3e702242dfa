import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { DownloadButton } from '#web/match/download-button.tsx'
import { ShareMenu } from '#web/match/share-menu.tsx'
import { fileNameOf } from '#web/match/use-generate.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { GRAPHIC_KINDS } from '#web/match-store/graphics/all-graphics.ts'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { formatTime } from '#web/ui/date-time.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { DeleteGraphic } from './delete-graphic.tsx'
import classes from './finished-graphic.module.css'
import { useGraphicsOfKind } from './match-graphics.ts'
import { NoGraphic } from './no-graphic.tsx'
import { Versions } from './versions.tsx'

interface FinishedGraphicProps {
  kind: GraphicKindName
  label: string
  catalogue: Catalogue
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
export function FinishedGraphic({ kind, label, catalogue }: FinishedGraphicProps) {
  const { graphics, isLoading, error, retry, older } = useGraphicsOfKind(kind)
  const now = useGraphic(GRAPHIC_KINDS[kind], catalogue)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const newest = graphics[0]
  const shown = graphics.find(({ id }) => id === chosenId) ?? newest
  if (!shown && error) {
    return <LoadFailure title="Nie udało się wczytać grafik meczu" message={serverMessage(error)} onRetry={retry} />
  }
  const url = shown?.url ?? null
  const type = shown?.type ?? now.type
  const { caption, altText } = wordsOf(shown, shown === newest, label, now)
  return (
    <div className={classes.finished}>
      <div className={classes.graphic}>
        {shown ? (
          <img key={shown.url} className={classes.picture} src={shown.url} alt={altText} width={1200} height={1500} />
        ) : isLoading ? (
          <Skeleton className={classes.picture} role="status" aria-label="Wczytywanie grafiki" />
        ) : (
          <NoGraphic kind={kind} />
        )}
      </div>
      <div className={classes.side}>
        {shown?.isCorrected && (
          <Text size="sm" role="note" className={classes.corrected}>
            To, co pokazuje ta grafika, zostało od tej pory poprawione. Kibice jej nie widzą.
          </Text>
        )}
        <div className={classes.buttons}>
          <DownloadButton url={url} fileName={() => fileNameOf(catalogue.club.name, { type })} />
          <ShareMenu
            url={url}
            fileName={fileNameOf(catalogue.club.name, { type })}
            caption={caption}
            altText={altText}
          />
        </div>
        {shown && (
          <Versions
            kind={kind}
            graphics={graphics}
            shown={shown}
            older={older}
            onChoose={({ id }) => setChosenId(id === newest?.id ? null : id)}
          />
        )}
        {shown && <DeleteGraphic graphic={shown} onDeleted={() => setChosenId(null)} />}
      </div>
    </div>
  )
}
