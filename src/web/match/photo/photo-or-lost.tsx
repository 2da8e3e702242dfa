import { lazy, type ReactNode, Suspense } from 'react'
import type { GraphicPhoto } from './use-graphic-photo.ts'

const LostPhoto = lazy(() => import('./lost-photo.tsx').then((module) => ({ default: module.LostPhoto })))

interface PhotoOrLostProps {
  photo: GraphicPhoto
  /** What makes the graphic. */
  children: ReactNode
}

export const PhotoOrLost = ({ photo, children }: PhotoOrLostProps) =>
  photo.loss ? (
    <Suspense>
      <LostPhoto loss={photo.loss} photo={photo} />
    </Suspense>
  ) : (
    children
  )
