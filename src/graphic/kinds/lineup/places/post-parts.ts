import { beside } from '../../../layout/area.ts'
import type { Marks } from '../../../layout/eleven-places.ts'
import type { Box } from '../../../scene/node.ts'
import { TALL_PLATE } from '../labels.ts'
import type { Line, LineupContents, LineupPlaces } from '../places.ts'

export type Teams = Pick<LineupPlaces, 'homeCrest' | 'awayCrest' | 'homeName' | 'awayName' | 'names'>

interface Fixture extends Teams {
  versus: Line | null
  time: Line
}

/** Crest, name, the hour or else "vs", name, crest: in one row, the names towards the middle. */
export function fixtureRow(area: Box, size: number, { hasTime }: LineupContents): Fixture {
  const [homeCrest, homeName, between, awayName, awayCrest] = beside(
    area,
    [area.height, { share: 1 }, size * (hasTime ? 2.6 : 1.4), { share: 1 }, area.height],
    16,
  )
  const middle: Line = { place: between, size: size * (hasTime ? 1.15 : 0.9), align: 'center' }
  return {
    ...{ homeCrest, awayCrest, homeName, awayName },
    names: { size, home: 'left', away: 'right' },
    versus: hasTime ? null : middle,
    time: middle,
  }
}

/** Names of more letters than these want a wide plate, and one for two lines. */
const [LONG_NAME, TWO_LINES] = [13, 16]
const WIDE_PLATES = Array.from({ length: 22 }, (_, index) => 2.2 - index * 0.05)

/** Pictures as large as there is room for; plates a little wider, and as wide as there is room for when a name is long. */
export function marks(largest: number, smallest: number, { names }: LineupContents, plate = 1.12): Marks {
  const longest = Math.max(0, ...names)
  const isTall = longest > TWO_LINES
  return {
    ...{ largest, smallest },
    plates: longest > LONG_NAME ? [...WIDE_PLATES, plate] : [plate],
    raised: isTall ? 0.22 : 0.28,
    plateHeight: isTall ? TALL_PLATE : 0,
    gap: { across: 12, down: 8 },
  }
}
