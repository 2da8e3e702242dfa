import type { Photo } from '#contract/photo.ts'

/** Each once: the one that is chosen, those of whom the graphic is about, then the others, the newest first. */
export function offeredPhotos(
  all: readonly Photo[],
  tagged: readonly Photo[],
  chosen: Photo | null | undefined,
): readonly Photo[] {
  const inOrder = [...(chosen ? [chosen] : []), ...tagged, ...all]
  return [...new Map(inOrder.map((photo) => [photo.id, photo])).values()]
}
