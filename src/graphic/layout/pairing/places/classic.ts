import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, underHeading } from './parts.ts'

const HEIGHTS = { large: 78, small: 58 }

/** How high the figures stand on the axis; without them the names have a rule under them only. */
const FIGURES: Readonly<Record<PairingShape['centre'], number>> = { hour: 150, score: 230, versus: 0 }

const [RULE, TEAMS_GAP, NAME_GAP] = [60, 60, 18]

interface Room {
  /** Heading and line. */
  area: Box
  /** How far the card goes past it. */
  card: number
  padding: number
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

/** A card on which everything stands on one axis: the teams, a rule, the hour, the day, the place. */
function stacked({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const { heading, line, below } = underHeading(room.area, shape, { ...HEIGHTS, ...room })
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = FIGURES[shape.centre]
  const hasFoot = lines + figures > 0
  const foot = lines + figures + (hasFoot ? RULE : 0)
  // No higher than crests as wide as their halves.
  const highest = (below.width - TEAMS_GAP) / 2 + NAME_GAP + room.names + foot + 2 * room.padding
  const card = within(below, { height: Math.min(below.height, highest) }, 'middle', 'middle')
  const inside = inset(card, { top: room.padding, bottom: room.padding })
  const [teams, rule, centre, details] = stack(inside, [{ share: 1 }, hasFoot ? RULE : 0, figures, lines])
  return {
    heading,
    line,
    panels: [inset(card, { left: -room.card, right: -room.card })],
    isOnPanel: true,
    ...teamsIn(teams, room.names, TEAMS_GAP),
    names: 'under',
    nameSize: room.nameSize,
    plate: null,
    centre: figures === 0 ? null : centre,
    details: detailLines(details, shape, HEIGHTS),
    detailsAlign: 'center',
    detailsPanel: null,
    isDetailOnPanel: true,
    rule: hasFoot ? within(rule, { width: rule.width * 0.36, height: 3 }) : null,
    veil: box(0, 0, canvas.width, below.y * 1.2),
  }
}

const portrait = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 90, left: 130, right: 130, bottom: 96 }),
    card: 36,
    padding: 44,
    heading: 150,
    shout: 200,
    names: 132,
    nameSize: 58,
  })

const square = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: inset(sheet.canvas, { top: 76, left: 130, right: 130, bottom: 88 }),
    card: 36,
    padding: 30,
    heading: 130,
    shout: 170,
    names: 110,
    nameSize: 50,
  })

const story = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  stacked(sheet, shape, {
    area: middleOf(sheet),
    card: 70,
    padding: 40,
    heading: 150,
    shout: 170,
    names: 140,
    nameSize: 50,
  })

/** A team at each end of the card, what is known of the match on the axis between them. */
function landscape({ canvas }: Sheet, shape: PairingShape): PairingPlaces {
  const area = inset(canvas, { top: 72, left: 130, right: 130, bottom: 86 })
  const { heading, line, below } = underHeading(area, shape, { ...HEIGHTS, heading: 150, shout: 230 })
  const inside = inset(below, { top: 36, bottom: 36, left: 40, right: 40 })
  const lines = detailsHeight(shape, HEIGHTS)
  const figures = shape.centre === 'score' ? 300 : FIGURES[shape.centre]
  const isEmpty = lines + figures === 0
  const [home, axis, away] = beside(inside, [{ share: 1 }, isEmpty ? 40 : 620, { share: 1 }], 20)
  const column = within(axis, { height: figures + 40 + lines })
  const [centre, rule, details] = stack(column, [figures, figures > 0 && lines > 0 ? 40 : 0, { share: 1 }])
  return {
    heading,
    line,
    panels: [below],
    isOnPanel: true,
    ...teamColumns(home, away, 140),
    names: 'under',
    nameSize: 58,
    plate: null,
    centre: figures === 0 ? null : centre,
    details: detailLines(details, shape, HEIGHTS),
    detailsAlign: 'center',
    detailsPanel: null,
    isDetailOnPanel: true,
    rule: figures > 0 && lines > 0 ? within(rule, { width: 240, height: 3 }) : null,
    veil: box(0, 0, canvas.width, below.y * 1.2),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shape: PairingShape) => PairingPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, shape: PairingShape): PairingPlaces => BY_FORMAT[sheet.format](sheet, shape)
