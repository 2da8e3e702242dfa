import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { box, inset, stack } from '../../area.ts'
import { crestsOverNames, crestsOverWideNames, inColumn } from '../../scoreboard.ts'
import type { PersonPlaces } from '../places.ts'
import { fromEdge, MINUTE, onPanel, toTheTop } from './parts.ts'

interface Post {
  heading: Box
  /** Where photo and score begin, and how wide the photo is. */
  top: number
  photo: number
  name: { y: number; height: number }
  crest: number
  score: number
}

/** The photo runs off the left, down to the name; the score stands beside it. */
const onPost =
  ({ heading, top, photo: wide, name, crest, score }: Post) =>
  ({ canvas }: Sheet): PersonPlaces => {
    const namePanel = box(40, name.y, canvas.width, name.height)
    const photo = box(0, top, wide, name.y - top)
    const scorePanel = box(wide + 40, top, canvas.width, photo.height - 24)
    const board = inset(
      { ...scorePanel, width: canvas.width - scorePanel.x },
      { top: 22, right: 60, bottom: 22, left: 56 },
    )
    return {
      heading,
      isHeadingOnPanel: false,
      ...fromEdge(photo),
      frame: inset(photo, { top: 30, right: 10, bottom: 20, left: 50 }),
      emblem: inset(photo, { top: 60, right: 90, bottom: 56, left: 90 }),
      photoEdge: null,
      scorePanel,
      ...inColumn(board, { crest, score }),
      teamNameSize: 40,
      namePanel,
      ...onPanel(inset(namePanel, { top: 18, left: 60, right: 100, bottom: 16 }), MINUTE),
      veil: box(0, 0, canvas.width, top * 1.3),
    }
  }

const portrait = onPost({
  heading: box(60, 26, 1080, 346),
  top: 404,
  photo: 700,
  name: { y: 1164, height: 272 },
  crest: 156,
  score: 210,
})
const square = onPost({
  heading: box(60, 12, 1080, 346),
  top: 330,
  photo: 620,
  name: { y: 902, height: 250 },
  crest: 106,
  score: 150,
})

/** The photo fills the upper part to its edges; the name, the shout and the score under it. */
function story(sheet: Sheet): PersonPlaces {
  const { canvas, safe } = sheet
  const [, namePanel, heading, board] = stack(safe, [540, 222, 238, { share: 1 }])
  return {
    ...toTheTop(sheet, namePanel.y),
    frame: box(265, 270, 550, 546),
    emblem: box(290, 290, 500, 500),
    photoEdge: null,
    namePanel: inset(namePanel, { left: -25, right: -260 }),
    ...onPanel(inset(namePanel, { top: 16, left: 40, bottom: 14 }), MINUTE),
    heading: inset(heading, { top: -26, bottom: -18 }),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsOverWideNames({ ...middleOf(sheet), y: board.y, height: board.height }, { crest: 150, gap: 20 }),
    teamNameSize: 40,
    veil: box(0, namePanel.y, canvas.width, canvas.height),
  }
}

/** The photo fills the left side to its edges; everything said stands beside it. */
function landscape({ canvas }: Sheet): PersonPlaces {
  const photo = box(0, 0, 840, canvas.height)
  const [heading, namePanel, board] = stack(
    inset(canvas, { top: 40, left: 904, right: 64, bottom: 56 }),
    [310, 264, { share: 1 }],
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
    ...onPanel(inset(namePanel, { top: 20, bottom: 20 }), MINUTE),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 224, score: 400 }),
    teamNameSize: 46,
    veil: box(photo.width, 0, canvas.width, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => PersonPlaces> = { portrait, square, story, landscape }

export const broadcastPlaces = (sheet: Sheet): PersonPlaces => BY_FORMAT[sheet.format](sheet)
