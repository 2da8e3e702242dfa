import { beside, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { LineupContents, LineupPlaces } from '../places.ts'
import type { Teams } from './post-parts.ts'

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
