import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, tallHeading, underHeading } from './parts.ts'

const HEIGHTS = { large: 92, small: 62, lean: 30 }

type Board = Pick<
  PairingPlaces,
  'homeCrest' | 'awayCrest' | 'homeName' | 'awayName' | 'panels' | 'isOnPanel' | 'names' | 'nameSize' | 'plate' | 'rule'
>

interface Strip {
  names: number
  nameSize: number
  bleed: { left: number; right: number }
}

/** Crests on the ground, their names on a strip of paper pasted under them. */
function crestsOverStrip(area: Box, { names, nameSize, bleed }: Strip, between = 40): Board & { between: Box } {
  const [upper, strip] = stack(area, [{ share: 1 }, names + 36], 18)
  const [homeArea, middle, awayArea] = beside(upper, [{ share: 1 }, between, { share: 1 }])
  const crest = Math.min(upper.height, homeArea.width)
  const [homeName, , awayName] = beside(inset(strip, { top: 18, bottom: 18 }), [{ share: 1 }, between, { share: 1 }])
  return {
    homeCrest: within(homeArea, { width: crest, height: crest }, 'middle', 'end'),
    awayCrest: within(awayArea, { width: crest, height: crest }, 'middle', 'end'),
    homeName,
    awayName,
    panels: [inset(strip, { left: -bleed.left, right: -bleed.right })],
    isOnPanel: true,
    names: 'centred',
    nameSize,
    plate: null,
    rule: null,
    between: within(middle, { height: crest }, 'middle', 'end'),
  }
}

type Foot = Pick<PairingPlaces, 'centre' | 'details' | 'detailsAlign' | 'detailsPanel' | 'isDetailOnPanel'>

const ON_GROUND = { detailsPanel: null, isDetailOnPanel: false, detailsAlign: 'left' } as const

/** Larger than anything but the heading. */
const HOUR = 200

const footHeight = (shape: PairingShape): number =>
  Math.max(shape.centre === 'hour' ? HOUR : 0, detailsHeight(shape, HEIGHTS))

/** A score stands between the crests, as wide as this share of all. */
const SCORE_SHARE = 0.36

/** The hour, enormous, with day and place beside it. */
function footIn(area: Box, shape: PairingShape): Foot {
  const lines = detailsHeight(shape, HEIGHTS)
  if (shape.centre !== 'hour')
    return { centre: null, details: detailLines(within(area, { height: lines }), shape, HEIGHTS), ...ON_GROUND }
  if (lines === 0) return { centre: area, details: [], ...ON_GROUND }
  const [centre, words] = beside(area, [Math.min(area.height * 1.9, area.width * 0.42), { share: 1 }], 44)
  return { centre, details: detailLines(within(words, { height: lines }), shape, HEIGHTS), ...ON_GROUND }
}

interface Room extends Strip {
  area: Box
  heading: number
  shout: number
}

/** With the score over them where there is height for it, else between them. */
function teamsIn(board: Box, { centre }: PairingShape, strip: Strip): Board & Partial<Pick<PairingPlaces, 'centre'>> {
  if (centre !== 'score') return crestsOverStrip(board, strip)
  if (board.height > board.width * 0.75) {
    const [score, below] = stack(board, [board.height * 0.44, { share: 1 }], 20)
    return { ...crestsOverStrip(below, strip), centre: score }
  }
  const { between, ...teams } = crestsOverStrip(board, strip, Math.round(board.width * SCORE_SHARE))
  return { ...teams, centre: inset(between, { left: 16, right: 16 }) }
}

/** Between crests, strip and foot, and round the names. */
const APART = 88

function stacked({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const height = footHeight(shape)
  const highest = room.area.width / 2 + room.names + height + APART
  const { below, ...headed } = tallHeading(room.area, shape, { ...HEIGHTS, ...room }, highest)
  const [board, foot] = stack(below, [{ share: 1 }, height], height === 0 ? 0 : 34)
  return {
    ...headed,
    ...footIn(foot, shape),
    ...teamsIn(board, shape, room),
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

const EDGES = { left: 100, right: 100 }

const portrait = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 60, left: 64, right: 64, bottom: 150 }),
    heading: 240,
    shout: 330,
    names: 130,
    nameSize: 64,
    bleed: EDGES,
  })

const square = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 48, left: 64, right: 64, bottom: 120 }),
    heading: 190,
    shout: 270,
    names: 104,
    nameSize: 56,
    bleed: EDGES,
  })

const SHORT_HOUR = 190

/** The heading where the app leaves more room, all else on the axis of the picture; the hour over day and place. */
function story(sheet: Sheet, shape: PairingShape): PairingPlaces {
  const { canvas, safe } = sheet
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = shape.centre === 'hour' ? SHORT_HOUR : 0
  const strip = { names: 140, nameSize: 52, bleed: { left: 230, right: 230 } }
  const { below, ...headed } = tallHeading(
    inset(safe, { top: 16, left: 8, right: 8 }),
    shape,
    { ...HEIGHTS, heading: 190, shout: 250 },
    middleOf(sheet).width / 2 + strip.names + figures + lines + APART,
  )
  const middle = { ...middleOf(sheet), y: below.y, height: below.height }
  const [board, , centre, details] = stack(middle, [{ share: 1 }, figures + lines === 0 ? 0 : 30, figures, lines])
  return {
    ...headed,
    centre: figures === 0 ? null : centre,
    ...teamsIn(board, shape, strip),
    details: detailLines(details, shape, HEIGHTS),
    ...ON_GROUND,
    detailsAlign: 'center',
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

const WIDE_HOUR = 270
/** Of the width: what stands between the crests. */
const BETWEEN: Readonly<Record<PairingShape['centre'], number>> = { score: SCORE_SHARE, hour: 0.4, versus: 0.2 }

/** The teams at both ends; figures, day and place as one message between their crests. */
function landscape({ canvas }: Sheet, shape: PairingShape): PairingPlaces {
  const area = inset(canvas, { top: 34, left: 64, right: 64, bottom: 140 })
  const { heading, line, below } = underHeading(area, shape, { ...HEIGHTS, lean: 50, heading: 170, shout: 210 })
  const lines = detailsHeight(shape, HEIGHTS)
  const share = lines > 0 ? BETWEEN.hour : BETWEEN[shape.centre]
  const { between, ...teams } = crestsOverStrip(
    below,
    { names: 84, nameSize: 60, bleed: EDGES },
    Math.round(below.width * share),
  )
  const highest = { score: between.height, hour: WIDE_HOUR, versus: lines > 0 ? 0 : 190 }[shape.centre]
  const figures = Math.min(highest, between.height - lines)
  const [centre, details] = stack(within(between, { height: figures + lines }), [figures, lines])
  return {
    heading,
    line,
    ...teams,
    ...ON_GROUND,
    centre: figures === 0 ? null : inset(centre, { left: 16, right: 16 }),
    details: detailLines(details, shape, HEIGHTS),
    detailsAlign: 'center',
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shape: PairingShape) => PairingPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const posterPlaces = (sheet: Sheet, shape: PairingShape): PairingPlaces => BY_FORMAT[sheet.format](sheet, shape)
