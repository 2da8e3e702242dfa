import type { FormatName, Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, inset, stack, within } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'
import { detailLines, detailsHeight, underHeading } from './parts.ts'

interface Room {
  area: Box
  /** The bar's lines stand beside each other. */
  isBarFlat?: true
  heading: number
  shout: number
  names: number
  nameSize: number
}

const HEIGHTS = { large: 104, small: 62 }
const PADDING = 22

/** How large the plate on the seam is. */
const PLATES: Readonly<Record<PairingShape['centre'], { width: number; height: number }>> = {
  hour: { width: 236, height: 122 },
  score: { width: 330, height: 210 },
  versus: { width: 150, height: 110 },
}

/** What the seam's plate leaves of a team's panel. */
const besidePlate = (panel: Box, isHome: boolean, plate: number): Box =>
  inset(panel, isHome ? { left: 34, right: plate / 2 + 20 } : { left: plate / 2 + 20, right: 48 })

/** A panel for each team, on their seam a plate with the hour; a bar with the rest under both. */
function sideBySide({ canvas }: Sheet, shape: PairingShape, room: Room): PairingPlaces {
  const { heading, line, below } = underHeading(room.area, shape, { ...HEIGHTS, ...room })
  const rest = room.isBarFlat ? Math.min(detailsHeight(shape, HEIGHTS), HEIGHTS.large) : detailsHeight(shape, HEIGHTS)
  const bar = rest === 0 ? 0 : rest + 2 * PADDING
  const [board, detailsPanel] = stack(below, [{ share: 1 }, bar], rest === 0 ? 0 : 24)
  const [homePanel, awayPanel] = beside(board, [{ share: 1 }, { share: 1 }], 0)
  const plateSize = PLATES[shape.centre]
  const crest = Math.min(board.height - room.names - 2 * 34 - 16, besidePlate(homePanel, true, plateSize.width).width)
  const team = (panel: Box, isHome: boolean) => {
    const column = within(besidePlate(panel, isHome, plateSize.width), { height: crest + 20 + room.names })
    const [upper, name] = stack(column, [crest, { share: 1 }], 20)
    return { crest: within(upper, { width: crest }), name }
  }
  const [home, away] = [team(homePanel, true), team(awayPanel, false)]
  const middle = { ...home.crest, x: awayPanel.x - 260, width: 520 }
  const plate = within(middle, plateSize)
  const onBar = inset(detailsPanel, { top: PADDING, bottom: PADDING, left: 62, right: 50 })
  return {
    heading,
    line,
    panels: [inset(homePanel, { right: -14 }), awayPanel],
    isOnPanel: true,
    homeCrest: home.crest,
    awayCrest: away.crest,
    homeName: home.name,
    awayName: away.name,
    names: 'under',
    nameSize: room.nameSize,
    plate,
    centre: inset(plate, { top: 10, bottom: 10, left: 30, right: 30 }),
    details: room.isBarFlat
      ? beside(
          onBar,
          shape.details.map((rank) => ({ share: rank === 'large' ? 5 : 6 })),
          40,
        )
      : detailLines(onBar, shape, HEIGHTS),
    detailsAlign: 'left',
    detailsPanel: rest === 0 ? null : detailsPanel,
    isDetailOnPanel: true,
    rule: null,
    veil: box(0, 0, canvas.width, below.y * 1.2),
  }
}

const square = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  sideBySide(sheet, shape, {
    area: inset(sheet.canvas, { top: 30, left: 64, right: 64, bottom: 60 }),
    heading: 180,
    shout: 270,
    names: 140,
    nameSize: 56,
  })

const landscape = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  sideBySide(sheet, shape, {
    area: inset(sheet.canvas, { top: 30, left: 64, right: 64, bottom: 54 }),
    isBarFlat: true,
    heading: 160,
    shout: 250,
    names: 132,
    nameSize: 62,
  })

interface Rows extends Pick<Room, 'area' | 'heading' | 'shout' | 'nameSize'> {
  /** How far panels go past their texts. */
  bleed: { left: number; right: number }
}

/** A panel for each team, one over the other, the plate on their seam; a bar with the rest under both. */
function oneOverTheOther({ canvas }: Sheet, shape: PairingShape, room: Rows): PairingPlaces {
  const { heading, line, below } = underHeading(room.area, shape, { ...HEIGHTS, ...room })
  const rest = detailsHeight(shape, HEIGHTS)
  const bar = rest === 0 ? 0 : rest + 2 * PADDING
  const [homePanel, awayPanel, detailsPanel] = stack(below, [{ share: 1 }, { share: 1 }, bar], 18)
  const plateSize = PLATES[shape.centre]
  const crest = Math.min(homePanel.height - 48, homePanel.width * 0.4)
  const team = (panel: Box) => {
    const [emblem, words] = beside(inset(panel, { left: 54, right: 20 }), [crest, { share: 1 }], 40)
    return { crest: within(emblem, { height: crest }), words }
  }
  const [home, away] = [team(homePanel), team(awayPanel)]
  const seam = { ...home.words, y: awayPanel.y - 9 - plateSize.height / 2, height: plateSize.height }
  const plate = within(seam, plateSize, 'end')
  const clear = plateSize.height / 2 + 6
  const panel = (area: Box): Box => inset(area, { left: -room.bleed.left, right: -room.bleed.right })
  return {
    heading,
    line,
    panels: [panel(homePanel), panel(awayPanel)],
    isOnPanel: true,
    homeCrest: home.crest,
    awayCrest: away.crest,
    homeName: inset(home.words, { top: 22, bottom: clear }),
    awayName: inset(away.words, { top: clear, bottom: 22 }),
    names: 'rows',
    nameSize: room.nameSize,
    plate,
    centre: inset(plate, { top: 10, bottom: 10, left: 30, right: 30 }),
    details: detailLines(inset(detailsPanel, { top: PADDING, bottom: PADDING, left: 54 }), shape, HEIGHTS),
    detailsAlign: 'left',
    detailsPanel: rest === 0 ? null : panel(detailsPanel),
    isDetailOnPanel: true,
    rule: null,
    veil: box(0, 0, canvas.width, below.y * 1.2),
  }
}

const portrait = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  oneOverTheOther(sheet, shape, {
    area: inset(sheet.canvas, { top: 44, left: 64, right: 64, bottom: 74 }),
    heading: 210,
    shout: 310,
    nameSize: 104,
    bleed: { left: 0, right: 100 },
  })

const story = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  oneOverTheOther(sheet, shape, {
    area: sheet.safe,
    heading: 180,
    shout: 240,
    nameSize: 84,
    bleed: { left: 25, right: 230 },
  })

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shape: PairingShape) => PairingPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const broadcastPlaces = (sheet: Sheet, shape: PairingShape): PairingPlaces =>
  BY_FORMAT[sheet.format](sheet, shape)
