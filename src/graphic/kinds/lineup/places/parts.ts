import { beside, stack } from '../../../layout/area.ts'
import type { Marks } from '../../../layout/eleven-places.ts'
import type { Box } from '../../../scene/node.ts'
import { TALL_PLATE } from '../labels.ts'
import type { Line, LineupContents, LineupPlaces } from '../places.ts'

type Teams = Pick<LineupPlaces, 'homeCrest' | 'awayCrest' | 'homeName' | 'awayName' | 'names'>

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

/** A crest and its name a row, home over away. */
export function fixtureRows(area: Box, size: number): Teams {
  const rows = stack(area, [{ share: 1 }, { share: 1 }], 20)
  const [home, away] = rows.map((row) => beside(row, [row.height, { share: 1 }], 26)) as [[Box, Box], [Box, Box]]
  const [[homeCrest, homeName], [awayCrest, awayName]] = [home, away]
  return { homeCrest, homeName, awayCrest, awayName, names: { size, home: 'left', away: 'left' } }
}

/** Each crest over its name, in columns at both ends of the area; what is left between them. */
export function fixtureColumns(
  area: Box,
  width: number,
  name: { height: number; size: number },
): Teams & { between: Box } {
  const [home, between, away] = beside(area, [width, { share: 1 }, width], 16)
  const [homeCrest, homeName] = stack(home, [{ share: 1 }, name.height], 8)
  const [awayCrest, awayName] = stack(away, [{ share: 1 }, name.height], 8)
  return {
    ...{ homeCrest, awayCrest, homeName, awayName, between },
    names: { size: name.size, home: 'center', away: 'center' },
  }
}

/** The hour, then the day. */
export function whenLine(area: Box, size: number, { hasTime }: LineupContents): Pick<LineupPlaces, 'date' | 'time'> {
  const [time, date] = beside(area, [hasTime ? size * 2.7 : 0, { share: 1 }])
  return { time: { place: time, size: size * 1.1, align: 'left' }, date: { place: date, size, align: 'left' } }
}

/** Names of more letters than these want a wide plate, and one for two lines. */
const [LONG_NAME, TWO_LINES] = [13, 16]
const WIDE_PLATES = [2.2, 2.1, 2, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.35, 1.3, 1.25, 1.2, 1.15]

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
    staysPut: false,
  }
}
