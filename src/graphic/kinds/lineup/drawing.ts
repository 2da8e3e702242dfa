import { PLAIN, type SceneMaking } from '../../scene/plain-scene.ts'
import { defineKind } from '../define-kind.ts'
import type { Kind } from '../kind.ts'
import { LINEUP_HEADING, lineupLayout } from './layout.ts'
import { PORTRAIT_PLANS } from './places/portrait.ts'
import type { LineupPlans } from './places.ts'
import { lineupView } from './view.ts'
import { usualWays, type WaysOf } from './ways.ts'
import { lineupAltText, lineupCaption } from './words.ts'

export const lineupKind = (plans: LineupPlans, ways: WaysOf, making: SceneMaking): Kind =>
  defineKind({
    name: 'lineup',
    view: lineupView,
    values: () => ({ heading: LINEUP_HEADING }),
    layout: lineupLayout(plans, ways),
    making,
    caption: lineupCaption,
    altText: lineupAltText,
    waitsForPictures: true,
  })

/** On a post, as the look has it: the first screen has it at once, and the rest only for a club that makes more. */
export const LINEUP_POST_KIND = lineupKind(PORTRAIT_PLANS, usualWays, PLAIN)
