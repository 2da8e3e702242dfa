import type { Photo } from '#contract/photo.ts'

/** Each once: the one that was chosen before, then list by list. What is chosen now stays where it is, and is never missing. */
export function offeredPhotos(
  first: Photo | null,
  lists: readonly (readonly Photo[])[],
  chosen: Photo | null = null,
): readonly Photo[] {
  const inOrder = [...(first ? [first] : []), ...lists.flat()]
  const isListed = chosen === null || inOrder.some(({ id }) => id === chosen.id)
  const all = isListed ? inOrder : [chosen, ...inOrder]
  return [...new Map(all.map((photo) => [photo.id, photo])).values()]
}
