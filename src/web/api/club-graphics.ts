import { galleryPage } from '#contract/gallery.ts'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { request } from './request.ts'

/** The newest finished graphics of a kind that belongs to no match; it takes no other's place. */
export async function fetchClubGraphics(
  kinds: readonly KindName[],
  limit: number,
  signal: AbortSignal,
): Promise<StaffGraphic[]> {
  const page = await request(`/api/gallery?match=none&kind=${kinds}&limit=${limit}`, galleryPage, { signal })
  return page.graphics
}
