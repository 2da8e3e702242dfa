import { create } from 'zustand'
import { DRAFT, type MatchKey } from './matches-store.ts'

interface OpenMatch {
  /** Chosen on purpose; null: whichever is the current one. */
  chosen: MatchKey | null
  /** The current match as it was last heard of; null: there is none. */
  currentId: number | null
  /** The server was asked what the match is, or could not be. */
  isKnown: boolean
}

/** Which match is on the screen. */
export const useOpenMatch = create<OpenMatch>(() => ({ chosen: null, currentId: null, isKnown: false }))

const keyOf = ({ chosen, currentId }: OpenMatch): MatchKey => chosen ?? (currentId === null ? DRAFT : String(currentId))

export const openKey = (): MatchKey => keyOf(useOpenMatch.getState())
export const useOpenKey = (): MatchKey => useOpenMatch(keyOf)
