import { useMemo } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { fetchGraphic } from '#web/api/fetch-graphic.ts'
import { DownloadButton } from '../download-button.tsx'
import { fileNameOf } from '../file-name-of.ts'
import { ShareMenu } from '../share-menu.tsx'
import classes from './graphic-buttons.module.css'

interface GraphicButtonsProps {
  clubName: string
  kind: KindName
  /** One for each format. */
  graphics: readonly StaffGraphic[]
  shown: StaffGraphic | null
  words: { caption: string; altText: string }
}

export function GraphicButtons({ clubName, kind, graphics, shown, words }: GraphicButtonsProps) {
  const files = useMemo(
    () => graphics.map(({ format, url }) => ({ format, load: () => fetchGraphic(url) })),
    [graphics],
  )
  const file = files.find(({ format }) => format === shown?.format) ?? null
  return (
    <div className={classes.buttons}>
      <DownloadButton clubName={clubName} kind={kind} files={files} shown={file} isReady={file !== null} />
      <ShareMenu
        url={shown?.url ?? null}
        load={file?.load ?? null}
        fileName={fileNameOf(clubName, kind, shown?.format ?? DEFAULT_FORMAT)}
        {...words}
      />
    </div>
  )
}
