import type { FormatName, Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import { boardIn, inOneLine, type Scoreboard } from '../../scoreboard.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, underHeading } from './parts.ts'

interface Room {
  area: Box
  /** The bar's lines stand beside each other. */
  isBarFlat?: true
  heading: number
  shout: number
  /** Of names under crests. */
  nameSize: number
  /** How far panels go past their texts. */
  bleed: { left: number; right: number }
  /** Two teams without figures. */
  versus: (area: Box, bleed: Room['bleed']) => Teams
}

const HEIGHTS = { large: 104, small: 62 }
const PADDING = 22

/** On the seam of two panels. */
const PLATE = { width: 150, height: 110 }

type Teams = Pick<
  PairingPlaces,
  'panels' | 'homeCrest' | 'awayCrest' | 'homeName' | 'awayName' | 'names' | 'plate' | 'centre'
> & { nameSize?: number }

const onPlate = (plate: Box): Pick<PairingPlaces, 'plate' | 'centre'> => ({
  plate,
  centre: inset(plate, { top: 10, bottom: 10, left: 30, right: 30 }),
})

const NAMES = 132

/** A panel for each team beside the other's, the plate on their seam. */
function sideBySide(area: Box): Teams {
  const [homePanel, awayPanel] = beside(area, [{ share: 1 }, { share: 1 }], 0)
  const clear = PLATE.width / 2 + 20
  const team = (place: Box) => {
    const crest = Math.min(place.height - NAMES - 2 * 34 - 16, place.width)
    const [upper, name] = stack(within(place, { height: crest + 20 + NAMES }), [crest, { share: 1 }], 20)
    return { crest: within(upper, { width: crest }), name }
  }
  const home = team(inset(homePanel, { left: 34, right: clear }))
  const away = team(inset(awayPanel, { left: clear, right: 34 }))
  return {
    panels: [inset(homePanel, { right: -14 }), awayPanel],
    homeCrest: home.crest,
    awayCrest: away.crest,
    homeName: home.name,
    awayName: away.name,
    names: 'under',
    ...onPlate(within({ ...home.crest, x: awayPanel.x - 260, width: 520 }, PLATE)),
  }
}

const bled = (area: Box, { left, right }: Room['bleed']): Box => inset(area, { left: -left, right: -right })

/** A panel for each team, one over the other, the plate on their seam. */
const oneOverTheOther =
  (nameSize: number): Room['versus'] =>
  (area, bleed) => {
    const [homePanel, awayPanel] = stack(area, [{ share: 1 }, { share: 1 }], 18)
    const crest = Math.min(homePanel.height - 48, homePanel.width * 0.4)
    const team = (panel: Box) => {
      const [emblem, words] = beside(inset(panel, { left: 54, right: 20 }), [crest, { share: 1 }], 40)
      return { crest: within(emblem, { height: crest }), words }
    }
    const [home, away] = [team(homePanel), team(awayPanel)]
    const seam = { ...home.words, y: awayPanel.y - 9 - PLATE.height / 2, height: PLATE.height }
    const clear = PLATE.height / 2 + 6
    return {
      panels: [bled(homePanel, bleed), bled(awayPanel, bleed)],
      homeCrest: home.crest,
      awayCrest: away.crest,
      homeName: inset(home.words, { top: 22, bottom: clear }),
      awayName: inset(away.words, { top: clear, bottom: 22 }),
      names: 'rows',
      nameSize,
      ...onPlate(within(seam, PLATE, 'end')),
    }
  }

/** Of the area's width: between these an hour, which is wider than a score, is larger under the teams' row than between their crests. */
const [LOW, HIGH] = [0.4, 0.62]
const ROW = 160

function boardOf(area: Box, centre: PairingShape['centre']): Scoreboard {
  const { width, height } = area
  if (centre !== 'hour' || height < width * LOW || height > width * HIGH) return boardIn(area)
  const [row, score] = stack(area, [ROW, { share: 1 }], 10)
  return { ...inOneLine(row, { crest: ROW, score: 0, gap: 20 }), score }
}

/** Both teams on one panel, with figures that are larger than anything else on it. */
function figured(area: Box, bleed: Room['bleed'], centre: PairingShape['centre']): Teams {
  const { score, ...teams } = boardOf(inset(area, { top: 30, right: 40, bottom: 30, left: 54 }), centre)
  return { ...teams, panels: [bled(area, bleed)], plate: null, centre: score }
}

/** Heading, teams, and a bar with the rest under them. */
function placesIn({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const { heading, line, below } = underHeading(room.area, shape, { ...HEIGHTS, ...room })
  const lines = detailsHeight(shape, HEIGHTS)
  const rest = room.isBarFlat ? Math.min(lines, HEIGHTS.large) : lines
  const bar = rest === 0 ? 0 : rest + 2 * PADDING
  const [board, detailsPanel] = stack(below, [{ share: 1 }, bar], rest === 0 ? 0 : 20)
  const onBar = inset(detailsPanel, { top: PADDING, bottom: PADDING, left: 54, right: 40 })
  return {
    heading,
    line,
    isOnPanel: true,
    nameSize: room.nameSize,
    ...(shape.centre === 'versus' ? room.versus(board, room.bleed) : figured(board, room.bleed, shape.centre)),
    details: room.isBarFlat
      ? beside(
          onBar,
          shape.details.map((rank) => ({ share: rank === 'large' ? 5 : 6 })),
          40,
        )
      : detailLines(onBar, shape, HEIGHTS),
    detailsAlign: 'left',
    detailsPanel: rest === 0 ? null : bled(detailsPanel, room.bleed),
    isDetailOnPanel: true,
    rule: null,
    veil: box(0, 0, canvas.width, below.y * 1.2),
  }
}

const OFF_RIGHT = { left: 0, right: 100 }

const ROOMS: Record<FormatName, (sheet: Sheet) => Room> = {
  portrait: ({ canvas }) => ({
    area: inset(canvas, { top: 44, left: 64, right: 64, bottom: 74 }),
    heading: 210,
    shout: 310,
    nameSize: 64,
    bleed: OFF_RIGHT,
    versus: oneOverTheOther(104),
  }),
  square: ({ canvas }) => ({
    area: inset(canvas, { top: 30, left: 64, right: 64, bottom: 60 }),
    heading: 180,
    shout: 270,
    nameSize: 56,
    bleed: OFF_RIGHT,
    versus: oneOverTheOther(92),
  }),
  story: ({ safe }) => ({
    area: safe,
    heading: 180,
    shout: 240,
    nameSize: 54,
    bleed: { left: 25, right: 230 },
    versus: oneOverTheOther(84),
  }),
  landscape: ({ canvas }) => ({
    area: inset(canvas, { top: 30, left: 64, right: 64, bottom: 54 }),
    isBarFlat: true,
    heading: 160,
    shout: 250,
    nameSize: 62,
    bleed: { left: 0, right: 0 },
    versus: sideBySide,
  }),
}

export const broadcastPlaces = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  placesIn(sheet, shape, ROOMS[sheet.format](sheet))
