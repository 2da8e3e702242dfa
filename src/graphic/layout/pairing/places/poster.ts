import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, underHeading } from './parts.ts'

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
  const [homeName, awayName] = beside(inset(strip, { top: 18, bottom: 18 }), [{ share: 1 }, { share: 1 }], 40)
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
  /** Under a heading that leans in a wide box. */
  lean?: number
  heading: number
  shout: number
}

/** With the score over them where there is height for it, else between them. */
function teamsIn(board: Box, { centre }: PairingShape, strip: Strip): Board & Partial<Pick<PairingPlaces, 'centre'>> {
  if (centre !== 'score') return crestsOverStrip(board, strip)
  if (board.height > board.width * 0.75) {
    const [score, below] = stack(board, [board.height * 0.36, { share: 1 }], 20)
    return { ...crestsOverStrip(below, strip), centre: score }
  }
  const { between, ...teams } = crestsOverStrip(board, strip, Math.round(board.width * SCORE_SHARE))
  return { ...teams, centre: inset(between, { left: 16, right: 16 }) }
}

function stacked({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const { heading, line, below } = underHeading(room.area, shape, { ...HEIGHTS, ...room })
  const height = footHeight(shape)
  const [board, foot] = stack(below, [{ share: 1 }, height], height === 0 ? 0 : 34)
  return {
    heading,
    line,
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
  const { heading, line, below } = underHeading(inset(safe, { top: 16, left: 8, right: 8 }), shape, {
    ...HEIGHTS,
    heading: 190,
    shout: 250,
  })
  const middle = { ...middleOf(sheet), y: below.y, height: below.height }
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = shape.centre === 'hour' ? SHORT_HOUR : 0
  const [board, , centre, details] = stack(middle, [{ share: 1 }, figures + lines === 0 ? 0 : 30, figures, lines])
  return {
    heading,
    line,
    centre: figures === 0 ? null : centre,
    ...teamsIn(board, shape, { names: 140, nameSize: 52, bleed: { left: 230, right: 230 } }),
    details: detailLines(details, shape, HEIGHTS),
    ...ON_GROUND,
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

/** A score between its teams; otherwise what is said on the left, who plays on the right. */
const landscape = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  shape.centre === 'score' ? scoreWide(sheet, shape) : saidBeside(sheet, shape)

const scoreWide = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 34, left: 64, right: 64, bottom: 140 }),
    lean: 50,
    heading: 170,
    shout: 210,
    names: 84,
    nameSize: 60,
    bleed: EDGES,
  })

function saidBeside({ canvas }: Sheet, shape: PairingShape): PairingPlaces {
  const area = inset(canvas, { top: 60, left: 64, right: 64, bottom: 140 })
  const [words, teams] = beside(area, [{ share: 1 }, 900], 70)
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = shape.centre === 'hour' ? 230 : 0
  const tall = { heading: 380, shout: 420 }
  const needed = (shape.isShout ? tall.shout : tall.heading) + (shape.hasLine ? 82 : 15) + 26 + figures + lines
  const { heading, line, below } = underHeading(within(words, { height: needed }), shape, { ...HEIGHTS, ...tall })
  const [centre, details] = stack(below, [figures, lines])
  return {
    heading,
    isHeadingTall: true,
    line,
    ...crestsOverStrip(teams, { names: 150, nameSize: 56, bleed: { left: 40, right: 100 } }),
    centre: figures === 0 ? null : centre,
    details: detailLines(details, shape, HEIGHTS),
    ...ON_GROUND,
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
