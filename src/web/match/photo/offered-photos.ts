import type { Photo } from '#contract/photo.ts'

/** Each once: the one that is chosen, then list by list. */
export function offeredPhotos(chosen: Photo | null, lists: readonly (readonly Photo[])[]): readonly Photo[] {
  const inOrder = [...(chosen ? [chosen] : []), ...lists.flat()]
  return [...new Map(inOrder.map((photo) => [photo.id, photo])).values()]
}
