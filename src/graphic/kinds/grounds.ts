import type { GroundFacts } from './design.ts'

/** Where the light falls. Kinds that share one share the starters' backgrounds too. */
export const LINEUP_GROUND: GroundFacts = { shafts: 0, hero: 8 / 15, sash: 49 / 75 }
export const GOAL_GROUND: GroundFacts = { shafts: -1 / 8, hero: 7 / 15, sash: 56 / 75 }
export const OPPONENT_GOAL_GROUND: GroundFacts = { ...GOAL_GROUND, isMuted: true }
export const RESULT_GROUND: GroundFacts = { shafts: 11 / 120, hero: 0.34, sash: 38 / 75 }
