import { TAILORED } from '../../scene/tailored-scene.ts'
import { chosenWays } from './chosen-ways.ts'
import { lineupKind } from './drawing.ts'
import { bleedingPlan } from './places/bleeding.ts'
import { classicPlaces } from './places/classic.ts'
import { PORTRAIT_PLANS } from './places/portrait.ts'
import type { LineupPlans } from './places.ts'

export const LINEUP_PLANS: LineupPlans = {
  broadcast: bleedingPlan(PORTRAIT_PLANS.broadcast, { letters: { size: 36, em: 0.33 }, foot: 30, clear: 56 }),
  poster: bleedingPlan(PORTRAIT_PLANS.poster, { letters: { size: 34, em: 0.365 }, foot: 0, clear: 96 }),
  classic: classicPlaces,
}

export const LINEUP_KIND = lineupKind(LINEUP_PLANS, chosenWays, TAILORED)
