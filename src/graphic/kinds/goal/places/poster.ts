import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { box, inset, stack } from '../../../layout/area.ts'
import { crestsAtEnds, crestsOverNames, teamsOverScore } from '../../../layout/scoreboard.ts'
import type { GoalPlaces } from '../places.ts'
import { framedPhoto, fromEdge, onPanel } from './parts.ts'

const portrait = ({ canvas }: Sheet): GoalPlaces => ({
  ...framedPhoto(box(260, 372, 680, 680), 340),
  heading: box(52, 52, 1096, 360),
  isHeadingOnPanel: false,
  namePanel: box(70, 990, 1060, 220),
  label: box(120, 1010, 640, 46),
  name: box(120, 1056, 960, 140),
  nameSize: 140 * 0.78,
  minute: box(830, 1008, 250, 54),
  scorePanel: box(70, 1240, 1060, 206),
  homeCrest: box(110, 1266, 150, 150),
  awayCrest: box(940, 1266, 150, 150),
  homeName: box(276, 1290, 210, 104),
  awayName: box(714, 1290, 210, 104),
  score: box(486, 1262, 228, 160),
  teamNameSize: 40,
  names: 'centred',
  veil: box(0, 0, canvas.width, 372 * 1.3),
})

/** The photo runs off the right; the score stands beside it, the name on a strip from edge to edge under both. */
function square({ canvas }: Sheet): GoalPlaces {
  const strip = box(-30, 872, canvas.width + 60, 190)
  const photo = box(560, 330, canvas.width - 560, strip.y - 280)
  return {
    heading: box(52, 26, 1096, 330),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(600, 352, 548, 508),
    emblem: inset(photo, { top: 50, right: 90, bottom: 90, left: 50 }),
    photoEdge: null,
    namePanel: strip,
    ...onPanel(inset(strip, { top: 20, left: 94, right: 94, bottom: 18 })),
    scorePanel: null,
    ...teamsOverScore(box(52, 372, 476, 484), { crest: 136, score: 230 }),
    teamNameSize: 42,
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

/** Photo, the name pasted across its foot, the shout under it, and the score. */
function story(sheet: Sheet): GoalPlaces {
  const { canvas, safe } = sheet
  const [, strip, heading, board] = stack(safe, [540, 180, 286, { share: 1 }])
  return {
    ...fromEdge(box(0, 0, canvas.width, 950)),
    frame: box(270, 270, 540, 530),
    emblem: box(290, 290, 500, 500),
    photoEdge: null,
    namePanel: inset(strip, { left: -95, right: -200 }),
    ...onPanel(inset(strip, { top: 18, bottom: 18 })),
    heading: inset(heading, { top: 6, left: 8, right: 8, bottom: 8 }),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsAtEnds(inset({ ...middleOf(sheet), y: board.y, height: board.height }, { top: 16 }), {
      crest: 136,
      gap: 16,
    }),
    teamNameSize: 40,
    veil: box(0, 950, canvas.width, canvas.height),
  }
}

/** The shout and the score on the left, the photo to the edges on the right, the name pasted across. */
function landscape({ canvas }: Sheet): GoalPlaces {
  const photo = box(1080, 0, canvas.width - 1080, canvas.height)
  const [heading, strip, board] = stack(
    // Clear of the slab across the foot.
    inset(canvas, { top: 30, left: 64, right: 900, bottom: 122 }),
    [340, 210, { share: 1 }],
    28,
  )
  return {
    heading,
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(1150, 130, 700, 780),
    emblem: inset(photo, { top: 200, right: 130, bottom: 200, left: 130 }),
    photoEdge: null,
    namePanel: inset(strip, { left: -100, right: -90 }),
    ...onPanel(inset(strip, { top: 22, bottom: 22 })),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 200, score: 380 }),
    teamNameSize: 46,
    veil: box(0, 0, photo.x, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => GoalPlaces> = { portrait, square, story, landscape }

export const posterPlaces = (sheet: Sheet): GoalPlaces => BY_FORMAT[sheet.format](sheet)
