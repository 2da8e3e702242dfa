import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { box, inset, stack } from '../../area.ts'
import { crestsOverNames, crestsOverWideNames, teamsOverScore } from '../../scoreboard.ts'
import type { PersonPlaces } from '../places.ts'
import { fromEdge, MINUTE, onPanel, toTheTop } from './parts.ts'

interface Post {
  heading: Box
  photo: Box
  strip: { y: number; height: number }
  board: Box
  crest: number
  score: number
}

/** The photo runs off the right; the score stands beside it, the name on a strip from edge to edge under both. */
const onPost =
  ({ heading, photo, strip: { y, height }, board, crest, score }: Post) =>
  ({ canvas }: Sheet): PersonPlaces => {
    const strip = box(-30, y, canvas.width + 60, height)
    return {
      heading,
      isHeadingOnPanel: false,
      ...fromEdge(photo),
      frame: inset(photo, { top: 22, right: 52, bottom: 62, left: 40 }),
      emblem: inset(photo, { top: 50, right: 90, bottom: 90, left: 50 }),
      photoEdge: null,
      namePanel: strip,
      ...onPanel(inset(strip, { top: 20, left: 94, right: 94, bottom: 18 }), MINUTE),
      scorePanel: null,
      ...teamsOverScore(board, { crest, score }),
      teamNameSize: 42,
      veil: box(0, 0, canvas.width, canvas.height * 1.4),
    }
  }

const portrait = onPost({
  heading: box(52, 40, 1096, 360),
  photo: box(500, 396, 700, 766),
  strip: { y: 1112, height: 260 },
  board: box(52, 470, 416, 600),
  crest: 160,
  score: 290,
})
const square = onPost({
  heading: box(52, 26, 1096, 330),
  photo: box(560, 330, 640, 562),
  strip: { y: 842, height: 220 },
  board: box(52, 372, 476, 456),
  crest: 136,
  score: 230,
})

/** Photo, the name pasted across its foot, the shout under it, and the score. */
function story(sheet: Sheet): PersonPlaces {
  const { canvas, safe } = sheet
  const [, strip, heading, board] = stack(safe, [520, 212, 274, { share: 1 }])
  return {
    ...toTheTop(sheet, 950),
    frame: box(270, 270, 540, 530),
    emblem: box(290, 290, 500, 500),
    photoEdge: null,
    namePanel: inset(strip, { left: -95, right: -200 }),
    ...onPanel(inset(strip, { top: 18, bottom: 18 }), MINUTE),
    heading: inset(heading, { top: 6, left: 8, right: 8, bottom: 8 }),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsOverWideNames(inset({ ...middleOf(sheet), y: board.y, height: board.height }, { top: 16 }), {
      crest: 136,
      gap: 16,
    }),
    teamNameSize: 40,
    veil: box(0, 950, canvas.width, canvas.height),
  }
}

/** The shout and the score on the left, the photo to the edges on the right, the name pasted across. */
function landscape({ canvas }: Sheet): PersonPlaces {
  const photo = box(1080, 0, canvas.width - 1080, canvas.height)
  const [heading, strip, board] = stack(
    // Clear of the slab across the foot.
    inset(canvas, { top: 30, left: 64, right: 900, bottom: 122 }),
    [320, 240, { share: 1 }],
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
    ...onPanel(inset(strip, { top: 22, bottom: 22 }), MINUTE),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 200, score: 380 }),
    teamNameSize: 46,
    veil: box(0, 0, photo.x, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => PersonPlaces> = { portrait, square, story, landscape }

export const posterPlaces = (sheet: Sheet): PersonPlaces => BY_FORMAT[sheet.format](sheet)
