import type { MatchView } from '../match-view.ts'
import { isLedLook, type LedLookName, type PlacedLookName } from '../template/look-name.ts'
import type { Layout, LedLayout, PlacedLayout, Style } from './layout.ts'

const isLed = (style: Style): style is Style<LedLookName> => isLedLook(style.look.id)

/** A kind's layout in every look. */
export const byLook =
  <View extends MatchView>(placed: PlacedLayout<View>, led: LedLayout<View>): Layout<View> =>
  (style, sheet, view) =>
    isLed(style) ? led(style, sheet, view) : placed(style as Style<PlacedLookName>, sheet, view)
