import { clockOf } from './clock.ts'
import { EMPTY_STUDIO, type StudioState } from './studio-state.ts'

/** Everything begins anew but the clock: clearing the screens in the middle of a match must not stop it. */
export const resetAll = (state: StudioState): StudioState => ({ ...EMPTY_STUDIO, ...clockOf(state) })
