import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack } from '../../area.ts'
import { crestsOverWideNames, inColumn } from '../../scoreboard.ts'
import type { PersonPlaces } from '../places.ts'
import { fromEdge, onCard, toTheTop } from './parts.ts'

interface Page {
  heading: number
  photo: number
  name: number
  crest: number
  score: number
  teamNameSize: number
}

/** A plate on the left, the score beside it, the shout over both and the name under both, on the paper itself. */
const onPage =
  ({ heading: high, photo: wide, name, crest, score, teamNameSize }: Page) =>
  ({ canvas }: Sheet): PersonPlaces => {
    const [heading, body, named] = stack(insetAll(canvas, 80), [high, { share: 1 }, name], 14)
    const [photo, board] = beside(body, [wide, { share: 1 }], 36)
    return {
      heading,
      isHeadingOnPanel: false,
      ...fromEdge(photo),
      frame: photo,
      emblem: insetAll(photo, 50),
      photoEdge: null,
      namePanel: null,
      // Clear of the corners.
      ...onCard(inset(named, { left: 40, right: 40 }), 70),
      scorePanel: null,
      ...inColumn(inset(board, { right: 16 }), { crest, score }),
      teamNameSize,
      veil: canvas,
    }
  }

const portrait = onPage({ heading: 214, photo: 610, name: 280, crest: 200, score: 230, teamNameSize: 44 })
const square = onPage({ heading: 164, photo: 600, name: 262, crest: 140, score: 170, teamNameSize: 40 })

/** The photo as a title page; under it, on the paper, the shout, the name and the score. */
function story(sheet: Sheet): PersonPlaces {
  const { canvas } = sheet
  const [seen, heading, named, board] = stack(middleOf(sheet), [540, 146, 262, { share: 1 }], 18)
  const foot = seen.y + seen.height
  return {
    ...toTheTop(sheet, foot),
    frame: box(270, 270, 540, 540),
    emblem: box(310, 300, 460, 500),
    photoEdge: box(0, foot - 8, canvas.width, 12),
    heading,
    isHeadingOnPanel: false,
    namePanel: null,
    ...onCard(named, 64),
    scorePanel: null,
    ...crestsOverWideNames(inset(board, { top: 18 }), { crest: 122, gap: 14 }),
    teamNameSize: 38,
    veil: box(0, foot, canvas.width, canvas.height),
  }
}

/** The photo as a plate to the left edge; shout, name and score on one axis beside it. */
function landscape({ canvas }: Sheet): PersonPlaces {
  const photo = box(0, 0, 800, canvas.height)
  const column = inset(canvas, { top: 80, left: 880, right: 80, bottom: 80 })
  const [heading, named, board] = stack(column, [250, 290, { share: 1 }], 24)
  return {
    ...fromEdge(photo),
    frame: box(90, 190, 660, 700),
    emblem: box(140, 260, 520, 560),
    photoEdge: box(796, 0, 12, canvas.height),
    heading,
    isHeadingOnPanel: false,
    namePanel: null,
    ...onCard(named, 70),
    scorePanel: null,
    ...crestsOverWideNames(inset(board, { left: 30, right: 30, bottom: 16 }), { crest: 216, gap: 18 }),
    teamNameSize: 42,
    veil: box(photo.width, 0, canvas.width - photo.width, canvas.height),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => PersonPlaces> = { portrait, square, story, landscape }

export const classicPlaces = (sheet: Sheet): PersonPlaces => BY_FORMAT[sheet.format](sheet)
