import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { box, inset, stack } from '../../../layout/area.ts'
import { crestsAtEnds, crestsOverNames, inColumn } from '../../../layout/scoreboard.ts'
import type { GoalPlaces } from '../places.ts'
import { framedPhoto, fromEdge, onPanel } from './parts.ts'

const portrait = ({ canvas }: Sheet): GoalPlaces => ({
  ...framedPhoto(box(64, 372, 660, 830), 0),
  frame: box(64, 390, 660, 740),
  heading: box(60, 40, 1080, 330),
  isHeadingOnPanel: false,
  scorePanel: box(742, 372, 398, 752),
  homeCrest: box(856, 398, 172, 172),
  awayCrest: box(856, 846, 172, 172),
  homeName: box(792, 576, 300, 80),
  awayName: box(786, 1024, 300, 80),
  score: box(772, 664, 336, 172),
  teamNameSize: 40,
  names: 'centred',
  namePanel: box(64, 1150, 1076, 290),
  label: box(126, 1172, 640, 52),
  name: box(126, 1228, 950, 186),
  nameSize: 186 * 0.78,
  minute: box(826, 1172, 250, 60),
  veil: box(0, 0, canvas.width, 372 * 1.3),
})

/** The photo runs off the left, down to the name; the score stands beside it. */
function square({ canvas }: Sheet): GoalPlaces {
  const namePanel = box(40, 946, canvas.width, 206)
  const photo = box(0, 330, 620, namePanel.y - 330)
  const scorePanel = box(660, 330, canvas.width - 560, 592)
  return {
    heading: box(60, 12, 1080, 346),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(50, 366, 560, 560),
    emblem: inset(photo, { top: 60, right: 90, bottom: 56, left: 90 }),
    photoEdge: null,
    scorePanel,
    ...inColumn(box(716, 352, 424, 548), { crest: 106, score: 150 }),
    teamNameSize: 38,
    namePanel,
    ...onPanel(inset(namePanel, { top: 18, left: 60, right: 100, bottom: 16 })),
    veil: box(0, 0, canvas.width, 420),
  }
}

/** The photo fills the upper part to its edges; the name, the shout and the score under it. */
function story(sheet: Sheet): GoalPlaces {
  const { canvas, safe } = sheet
  const [, namePanel, heading, board] = stack(safe, [560, 190, 250, { share: 1 }])
  return {
    ...fromEdge(box(0, 0, canvas.width, namePanel.y)),
    frame: box(265, 270, 550, 546),
    emblem: box(290, 290, 500, 500),
    photoEdge: null,
    namePanel: inset(namePanel, { left: -25, right: -260 }),
    ...onPanel(inset(namePanel, { top: 16, left: 40, bottom: 14 })),
    heading: inset(heading, { top: -26, bottom: -18 }),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsAtEnds({ ...middleOf(sheet), y: board.y, height: board.height }, { crest: 150, gap: 20 }),
    teamNameSize: 40,
    veil: box(0, namePanel.y, canvas.width, canvas.height),
  }
}

/** The photo fills the left side to its edges; everything said stands beside it. */
function landscape({ canvas }: Sheet): GoalPlaces {
  const photo = box(0, 0, 840, canvas.height)
  const [heading, namePanel, board] = stack(
    inset(canvas, { top: 40, left: 904, right: 64, bottom: 56 }),
    [330, 236, { share: 1 }],
    26,
  )
  return {
    heading,
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(64, 160, 690, 760),
    emblem: box(140, 260, 560, 560),
    photoEdge: null,
    namePanel: inset(namePanel, { left: -120, right: -120 }),
    ...onPanel(inset(namePanel, { top: 20, bottom: 20 })),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 224, score: 400 }),
    teamNameSize: 46,
    veil: box(photo.width, 0, canvas.width, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => GoalPlaces> = { portrait, square, story, landscape }

export const broadcastPlaces = (sheet: Sheet): GoalPlaces => BY_FORMAT[sheet.format](sheet)
