import type { KindName } from '../kinds/kinds.ts'

/** A sponsor, and on which graphics its logo stands. */
export interface SponsorView {
  id: number
  name: string
  logo: string
  /** Of the logo as it is stored, in pixels. */
  logoWidth: number
  logoHeight: number
  /** Null: on all kinds. */
  kinds: readonly KindName[] | null
  /** Null: in all competitions. */
  competition: string | null
  /** The year in which it begins; null: in all seasons. */
  season: number | null
  isActive: boolean
}
