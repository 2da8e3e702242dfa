import type { GalleryGraphic } from '#contract/gallery.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { GraphicTile } from '#web/match/finished/graphic-tile.tsx'
import type { Version } from '#web/match/finished/versions-of.ts'
import { matchWords } from './match-words.ts'

interface GalleryTileProps {
  version: Version<GalleryGraphic>
  onOpen: (id: number) => void
}

export function GalleryTile({ version, onOpen }: GalleryTileProps) {
  const [newest] = version.graphics
  if (!newest) return null
  return (
    <GraphicTile
      version={version}
      title={kindFacts(newest.type).label}
      details={matchWords(newest)}
      onOpen={() => onOpen(version.id)}
    />
  )
}
