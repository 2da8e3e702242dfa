import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { DownloadButton } from '#web/match/download-button.tsx'
import { ShareMenu } from '#web/match/share-menu.tsx'
import { fileNameOf } from '#web/match/use-generate.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { type GraphicKind, useGraphic } from '#web/match-store/use-graphic.ts'
import { formatTime } from '#web/ui/date-time.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import classes from './finished-graphic.module.css'
import { useMatchGraphics } from './match-graphics.ts'
import { NoGraphic } from './no-graphic.tsx'
import { Versions } from './versions.tsx'

interface FinishedGraphicProps {
  kind: GraphicKind
  label: string
  catalogue: Catalogue
}

/** The newest unless an older one was chosen by hand. */
export function FinishedGraphic({ kind, label, catalogue }: FinishedGraphicProps) {
  const { graphics, isLoading, error, retry } = useMatchGraphics(kind)
  const now = useGraphic(kind, catalogue)
  const [chosenUrl, setChosenUrl] = useState<string | null>(null)
  const newest = graphics[0]
  const shown = graphics.find(({ url }) => url === chosenUrl) ?? newest
  if (!shown && error) {
    return <LoadFailure title="Nie udało się wczytać grafik meczu" message={serverMessage(error)} onRetry={retry} />
  }
  const url = shown?.url ?? null
  const type = shown?.type ?? now.type
  const older = shown && shown !== newest ? shown.createdAt : null
  const alt = older ? `${label}: starsza grafika z godziny ${formatTime(older)}` : now.altText
  return (
    <div className={classes.finished}>
      <div className={classes.graphic}>
        {shown ? (
          <img key={shown.url} className={classes.picture} src={shown.url} alt={alt} width={1200} height={1500} />
        ) : isLoading ? (
          <Skeleton className={classes.picture} role="status" aria-label="Wczytywanie grafiki" />
        ) : (
          <NoGraphic kind={kind} />
        )}
      </div>
      <div className={classes.side}>
        <div className={classes.buttons}>
          <DownloadButton url={url} fileName={() => fileNameOf(catalogue.club.name, { type })} />
          <ShareMenu
            url={url}
            fileName={fileNameOf(catalogue.club.name, { type })}
            caption={now.caption}
            altText={older ? alt : now.altText}
          />
        </div>
        {shown && (
          <Versions
            kind={kind}
            graphics={graphics}
            shown={shown}
            onChoose={({ url: chosen }) => setChosenUrl(chosen === newest?.url ? null : chosen)}
          />
        )}
      </div>
    </div>
  )
}
