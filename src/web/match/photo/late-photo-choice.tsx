import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { photoKey } from '#domain/match/document/keys.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { PhotoChoiceProps } from './photo-choice.tsx'

const PhotoChoice = lazy(() => import('./photo-choice.tsx').then((module) => ({ default: module.PhotoChoice })))

/** For kinds that take a photo; apart from the screen, which can be used without. */
export const LatePhotoChoice = ({ graphic }: PhotoChoiceProps) =>
  kindFacts(graphic.kind).takesPhoto ? (
    <Suspense fallback={<Skeleton height="8.5rem" radius="md" />}>
      <PhotoChoice key={photoKey(graphic.kind, graphic.eventId)} graphic={graphic} />
    </Suspense>
  ) : null
