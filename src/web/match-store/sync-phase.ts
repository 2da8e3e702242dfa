import { create } from 'zustand'

interface Sync {
  /** `waiting`: the server cannot be reached, changes go out when it can. `refused`: it did not take them. */
  phase: 'idle' | 'saving' | 'waiting' | 'refused'
}

/** Apart from what does the work: the bar shows it at once. */
export const useSync = create<Sync>(() => ({ phase: 'idle' }))
