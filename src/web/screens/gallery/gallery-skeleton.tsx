import { Skeleton } from '@mantine/core'
import { GraphicGrid } from '#web/match/finished/graphic-grid.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

export const GallerySkeleton = () => (
  <div role="status" aria-label="Wczytywanie galerii">
    <GraphicGrid label="Wczytywanie galerii">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton style={{ aspectRatio: '4 / 5' }} />
        </li>
      ))}
    </GraphicGrid>
  </div>
)
