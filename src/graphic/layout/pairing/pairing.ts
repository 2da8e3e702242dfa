import type { DataKey } from '../../template/data-keys.ts'
import type { PairingShape } from './places.ts'

interface Said {
  /** Of the piece. */
  name: string
  words: string
  shows: readonly DataKey[]
}

export interface Pairing {
  heading: string
  isShout: boolean
  centre: Said & { rank: PairingShape['centre'] }
  details: readonly (Said & { rank: PairingShape['details'][number] })[]
}

/** Where there are no figures yet. */
export const VERSUS: Pairing['centre'] = { name: 'versus', rank: 'versus', words: 'VS', shows: [] }
