import type { Layout } from '../../layout/layout.ts'
import { PLAIN, type SceneMaking } from '../../scene/plain-scene.ts'
import { defineKind } from '../define-kind.ts'
import type { Kind } from '../kind.ts'
import { lineupLayout } from './layout.ts'
import { LINEUP_HEADING } from './named.ts'
import { BROADCAST_POST } from './places/post.ts'
import { type LineupView, lineupView } from './view.ts'
import { usualWays } from './ways.ts'
import { lineupAltText, lineupCaption } from './words.ts'

export const lineupKind = (layout: Layout<LineupView>, making: SceneMaking): Kind =>
  defineKind({
    name: 'lineup',
    view: lineupView,
    values: () => ({ heading: LINEUP_HEADING }),
    layout,
    making,
    caption: lineupCaption,
    altText: lineupAltText,
    waitsForPictures: true,
  })

const postLayout = lineupLayout(() => BROADCAST_POST, usualWays)

/** On a post, as the plain look has it: the first screen has it at once, and the rest only for a club that makes more. */
export const LINEUP_POST_KIND = lineupKind(
  (style, sheet, view) => postLayout({ ...style, look: { ...style.look, id: 'broadcast' } }, sheet, view),
  PLAIN,
)
