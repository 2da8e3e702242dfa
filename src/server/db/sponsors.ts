import type { Sponsor } from '#contract/sponsor.ts'
import { isKindName } from '#graphic/kinds/kinds.ts'
import type { Db, Tx } from './client.ts'

const COLUMNS = [
  'id',
  'name',
  'logo',
  'logo_width',
  'logo_height',
  'kinds',
  'competition',
  'season',
  'is_active',
] as const

/** In the order in which they stand on graphics. */
export async function readSponsors(db: Db | Tx): Promise<Sponsor[]> {
  const rows = await db.selectFrom('sponsors').select(COLUMNS).orderBy('position').orderBy('id').execute()
  return rows.map(({ logo_width, logo_height, is_active, kinds, ...row }) => ({
    ...row,
    logoWidth: logo_width,
    logoHeight: logo_height,
    isActive: is_active,
    kinds: kinds?.filter(isKindName) ?? null,
  }))
}
