import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import type { PlacedLookName } from '../../../template/look-name.ts'
import { beside, inset, stack } from '../../area.ts'
import { boardIn, crestsOverNames, inOneLine } from '../../scoreboard.ts'
import { toTheFoot } from '../../to-the-foot.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, underHeading } from './parts.ts'

interface Manner {
  /** From the edges of the picture to the words. */
  margins: { top: number; side: number; bottom: number }
  heading: { usual: number; shout: number; lean?: number }
  align: PairingPlaces['detailsAlign']
  /** The panels go on to the edges; a photograph does too. */
  bleeds: boolean
  /** How far they begin before the words; left out: past the edge. */
  bleed?: number
  hasDetailsPanel: boolean
}

const MANNERS: Readonly<Record<PlacedLookName, Manner>> = {
  broadcast: {
    ...{ margins: { top: 36, side: 64, bottom: 60 }, heading: { usual: 180, shout: 250 } },
    ...{ align: 'left', bleeds: true, bleed: 24, hasDetailsPanel: true },
  },
  poster: {
    ...{ margins: { top: 44, side: 64, bottom: 112 }, heading: { usual: 190, shout: 260, lean: 26 } },
    ...{ align: 'left', bleeds: true, hasDetailsPanel: false },
  },
  classic: {
    ...{ margins: { top: 80, side: 96, bottom: 90 }, heading: { usual: 130, shout: 170 } },
    ...{ align: 'center', bleeds: false, hasDetailsPanel: true },
  },
}

const HEIGHTS = { large: 84, small: 58 }
const [GAP, PADDING, EDGE] = [20, 20, 100]
const ROWS: Readonly<Record<PairingShape['centre'], number>> = { hour: 210, score: 250, versus: 210 }
/** Where names have no room beside their crests they stand under them; in a story figures are larger. */
const [HIGH_ROW, HIGH_CREST, STORY_ROW] = [290, 136, 350]
/** Of a row's width: what stands between the teams. */
const BETWEEN: Readonly<Record<PairingShape['centre'], number>> = { hour: 0.24, score: 0.26, versus: 0.12 }
const NAME_SIZES: Readonly<Record<FormatName, number>> = { portrait: 52, square: 52, story: 44, landscape: 48 }

function areaOf(sheet: Sheet, { margins: { top, side, bottom } }: Manner): Box {
  return sheet.format === 'story' ? middleOf(sheet) : inset(sheet.canvas, { top, right: side, bottom, left: side })
}

/** Where the photograph is, and what it leaves to the words. */
function sharedOut({ canvas, format }: Sheet, area: Box, { bleeds }: Manner): { words: Box; photo: Box | null } {
  if (format !== 'landscape') return { words: area, photo: null }
  const [words, photo] = beside(area, [{ share: 1.35 }, { share: 1 }], 40)
  return { words, photo: bleeds ? { ...canvas, x: photo.x, width: canvas.width - photo.x } : photo }
}

interface Figured {
  centre: PairingShape['centre']
  /** Hour or score have all that heading and details leave beside a photograph, and more than a row over one. */
  isFigured: boolean
}

interface Rows {
  /** For the photograph: over the others, in a story under them. */
  free: Box
  row: Box
  details: Box
}

function rowsIn(below: Box, format: FormatName, bar: number, { isFigured, centre }: Figured): Rows {
  if (format === 'story') {
    const [row, details, free] = stack(below, [isFigured ? STORY_ROW : HIGH_ROW, bar, { share: 1 }], GAP)
    return { free, row, details }
  }
  const isWide = format === 'landscape'
  const [free, row, details] =
    isWide && isFigured
      ? stack(below, [0, { share: 1 }, bar], GAP)
      : stack(below, [{ share: 1 }, isWide ? HIGH_ROW : ROWS[centre], bar], GAP)
  return { free, row, details }
}

function photoIn(sheet: Sheet, free: Box, bleeds: boolean): Box {
  if (sheet.format === 'story') return toTheFoot(sheet, free.y, !bleeds)
  return bleeds ? { ...free, x: sheet.canvas.x, width: sheet.canvas.width } : free
}

/** A photograph from edge to edge has all that the words leave: heading, teams in a row, and the rest under it. */
export function photoPlaces(look: PlacedLookName, sheet: Sheet, shape: PairingShape): PairingPlaces {
  const manner = MANNERS[look]
  const { bleeds, hasDetailsPanel, heading: head, align } = manner
  const { canvas, format } = sheet
  const { words, photo: aside } = sharedOut(sheet, areaOf(sheet, manner), manner)
  const { heading, line, below } = underHeading(words, shape, {
    ...HEIGHTS,
    ...{ heading: head.usual, shout: head.shout, lean: head.lean },
  })
  const lines = detailsHeight(shape, HEIGHTS)
  const bar = lines === 0 ? 0 : lines + 2 * PADDING
  const isHigh = format === 'story' || format === 'landscape'
  const isFigured = isHigh && shape.centre !== 'versus'
  const { free, row, details } = rowsIn(below, format, bar, { centre: shape.centre, isFigured })
  const wide = (place: Box): Box => {
    if (!bleeds) return place
    const [from, to] = [place.x - (manner.bleed ?? EDGE), aside ? place.x + place.width : canvas.width + EDGE]
    return { ...place, x: from, width: to - from }
  }
  const inside = inset(row, { top: PADDING, right: 24, bottom: PADDING, left: 24 })
  const score = Math.round(row.width * BETWEEN[shape.centre])
  const crest = isHigh ? HIGH_CREST : Math.min(inside.height, row.width * 0.16)
  const besideFigures = isHigh
    ? crestsOverNames(inside, { crest, score, gap: 12 })
    : inOneLine(inside, { crest, score, gap: 20 })
  const board = isFigured ? boardIn(inside) : besideFigures
  return {
    heading,
    line,
    photo: aside ?? photoIn(sheet, free, bleeds),
    panels: [wide(row)],
    isOnPanel: true,
    ...board,
    nameSize: NAME_SIZES[format],
    centre: board.score,
    plate: null,
    details: detailLines(inset(details, { top: PADDING, bottom: PADDING, left: 24, right: 24 }), shape, HEIGHTS),
    detailsAlign: align,
    detailsPanel: hasDetailsPanel && bar > 0 ? wide(details) : null,
    isDetailOnPanel: hasDetailsPanel,
    rule: null,
    veil: { ...canvas, height: below.y * 1.2 },
  }
}
