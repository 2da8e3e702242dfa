import { byLook } from '../../layout/by-look.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { chosenWays } from './chosen-ways.ts'
import { lineupKind } from './drawing.ts'
import { lineupLayout } from './layout.ts'
import { ledLineup } from './led.ts'
import { bleedingPlan } from './places/bleeding.ts'
import { classicPlaces } from './places/classic.ts'
import { BROADCAST_SIZES } from './places/post.ts'
import type { LineupPlans } from './places.ts'

export const LINEUP_PLANS: LineupPlans = {
  broadcast: bleedingPlan(BROADCAST_SIZES, 56),
  poster: bleedingPlan({ letters: { size: 34, em: 0.365 }, foot: 0 }, 96),
  classic: classicPlaces,
}

export const LINEUP_KIND = lineupKind(
  byLook(
    lineupLayout((name) => LINEUP_PLANS[name], chosenWays),
    ledLineup,
  ),
  TAILORED,
)
