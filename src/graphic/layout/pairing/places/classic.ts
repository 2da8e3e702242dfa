import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, tallHeading, underHeading } from './parts.ts'

const HEIGHTS = { large: 78, small: 58 }

/** How high the figures stand on the axis; without them the names have a rule under them only. */
const FIGURES: Readonly<Record<PairingShape['centre'], number>> = { hour: 150, score: 230, versus: 0 }

/** What a score may take of room that nothing else needs. */
const LARGER = 170

const [RULE, TEAMS_GAP, NAME_GAP] = [60, 60, 18]

interface Room {
  area: Box
  heading: number
  shout: number
  names: number
  nameSize: number
}

/** Crest over name, each team in its half. */
function teamsIn(area: Box, names: number, gap: number) {
  const [homeArea, awayArea] = beside(area, [{ share: 1 }, { share: 1 }], gap)
  return teamColumns(homeArea, awayArea, names)
}

function teamColumns(homeArea: Box, awayArea: Box, names: number) {
  const crest = Math.min(homeArea.height - names - NAME_GAP, homeArea.width)
  const column = (area: Box) => {
    const [upper, name] = stack(within(area, { height: crest + NAME_GAP + names }), [crest, { share: 1 }], NAME_GAP)
    return { crest: within(upper, { width: crest }), name }
  }
  const [home, away] = [column(homeArea), column(awayArea)]
  return { homeCrest: home.crest, awayCrest: away.crest, homeName: home.name, awayName: away.name }
}

const ON_PAPER = {
  panels: [],
  isOnPanel: false,
  names: 'under',
  plate: null,
  detailsAlign: 'center',
  detailsPanel: null,
  isDetailOnPanel: false,
} as const

/** On the paper itself, everything on one axis: the teams, a rule, the hour, the day, the place. */
function stacked({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = FIGURES[shape.centre]
  const hasFoot = lines + figures > 0
  const foot = lines + figures + (hasFoot ? RULE : 0)
  // No higher than crests as wide as their halves.
  const highest = (room.area.width - TEAMS_GAP) / 2 + NAME_GAP + room.names + foot
  const { below, ...headed } = tallHeading(room.area, shape, { ...HEIGHTS, ...room }, highest)
  const spare = Math.max(0, below.height - highest)
  const larger = shape.centre === 'score' ? Math.min(spare, LARGER) : 0
  const inside = inset(below, { top: (spare - larger) / 2, bottom: (spare - larger) / 2 })
  const [teams, rule, centre, details] = stack(inside, [{ share: 1 }, hasFoot ? RULE : 0, figures + larger, lines])
  return {
    ...headed,
    ...ON_PAPER,
    ...teamsIn(teams, room.names, TEAMS_GAP),
    nameSize: room.nameSize,
    centre: figures === 0 ? null : centre,
    details: detailLines(details, shape, HEIGHTS),
    rule: hasFoot ? within(rule, { width: rule.width * 0.36, height: 3 }) : null,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

const portrait = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 90, left: 120, right: 120, bottom: 110 }),
    heading: 150,
    shout: 200,
    names: 132,
    nameSize: 62,
  })

const square = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 76, left: 120, right: 120, bottom: 96 }),
    heading: 130,
    shout: 170,
    names: 110,
    nameSize: 54,
  })

const story = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: middleOf(sheet),
    heading: 150,
    shout: 170,
    names: 140,
    nameSize: 52,
  })

/** A team at each end of the page, what is known of the match on the axis between them. */
function landscape({ canvas }: Sheet, shape: PairingShape): PairingPlaces {
  const area = inset(canvas, { top: 72, left: 130, right: 130, bottom: 86 })
  const { heading, line, below } = underHeading(area, shape, { ...HEIGHTS, heading: 150, shout: 230 })
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = shape.centre === 'score' ? 300 : FIGURES[shape.centre]
  const isEmpty = lines + figures === 0
  const [home, axis, away] = beside(below, [{ share: 1 }, isEmpty ? 40 : 620, { share: 1 }], 20)
  const column = within(axis, { height: figures + 40 + lines })
  const [centre, rule, details] = stack(column, [figures, figures > 0 && lines > 0 ? 40 : 0, { share: 1 }])
  return {
    heading,
    line,
    ...ON_PAPER,
    ...teamColumns(home, away, 140),
    nameSize: 62,
    centre: figures === 0 ? null : centre,
    details: detailLines(details, shape, HEIGHTS),
    rule: figures > 0 && lines > 0 ? within(rule, { width: 240, height: 3 }) : null,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shape: PairingShape) => PairingPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, shape: PairingShape): PairingPlaces => BY_FORMAT[sheet.format](sheet, shape)
