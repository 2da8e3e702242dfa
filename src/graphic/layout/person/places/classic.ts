import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack } from '../../area.ts'
import { crestsOverWideNames, teamsOverScore } from '../../scoreboard.ts'
import type { PersonPlaces } from '../places.ts'
import { fromEdge, onCard } from './parts.ts'

interface Page {
  heading: number
  photo: number
  /** How the name's card and the score's share the column. */
  cards: readonly [number, number]
  crest: number
  score: number
  teamNameSize: number
}

/** A plate on the left, two cards on the right, the shout over both. */
const onPage =
  ({ heading: high, photo: wide, cards: [first, second], crest, score, teamNameSize }: Page) =>
  ({ canvas }: Sheet): PersonPlaces => {
    const [heading, body] = stack(insetAll(canvas, 80), [high, { share: 1 }], 16)
    const [photo, column] = beside(body, [wide, { share: 1 }], 24)
    const [namePanel, scorePanel] = stack(column, [{ share: first }, { share: second }], 24)
    return {
      heading,
      isHeadingOnPanel: false,
      ...fromEdge(photo),
      frame: photo,
      emblem: insetAll(photo, 50),
      photoEdge: null,
      namePanel,
      ...onCard(insetAll(namePanel, 34)),
      scorePanel,
      ...teamsOverScore(insetAll(scorePanel, 28), { crest, score }),
      teamNameSize,
      veil: box(0, 0, canvas.width, body.y * 1.1),
    }
  }

const portrait = onPage({ heading: 230, photo: 590, cards: [4, 5], crest: 150, score: 220, teamNameSize: 38 })
const square = onPage({ heading: 190, photo: 500, cards: [4, 5], crest: 120, score: 140, teamNameSize: 34 })

/** The photo as a title page; under it a card with the shout and the name, and one with the score. */
function story(sheet: Sheet): PersonPlaces {
  const { canvas } = sheet
  const [, card, board] = stack(middleOf(sheet), [516, 436, { share: 1 }], 24)
  const namePanel = inset(card, { left: -60, right: -60 })
  const [heading, named] = stack(inset(card, { top: 14, bottom: 22 }), [170, { share: 1 }])
  const scorePanel = inset(board, { left: -60, right: -60 })
  return {
    ...fromEdge(box(0, 0, canvas.width, 1040)),
    frame: box(270, 270, 540, 524),
    emblem: box(310, 300, 460, 500),
    photoEdge: box(0, 1032, canvas.width, 12),
    heading,
    isHeadingOnPanel: true,
    namePanel,
    ...onCard(named),
    scorePanel,
    ...crestsOverWideNames(inset(board, { top: 26, bottom: 20 }), { crest: 124, gap: 16 }),
    teamNameSize: 38,
    veil: box(0, 1040, canvas.width, canvas.height),
  }
}

/** The photo as a plate to the left edge; shout, name and score on one axis beside it. */
function landscape({ canvas }: Sheet): PersonPlaces {
  const photo = box(0, 0, 800, canvas.height)
  const column = inset(canvas, { top: 80, left: 880, right: 80, bottom: 80 })
  const [heading, namePanel, scorePanel] = stack(column, [250, 290, { share: 1 }], 24)
  return {
    ...fromEdge(photo),
    frame: box(90, 190, 660, 700),
    emblem: box(140, 260, 520, 560),
    photoEdge: box(796, 0, 12, canvas.height),
    heading,
    isHeadingOnPanel: false,
    namePanel,
    ...onCard(inset(namePanel, { top: 22, right: 40, bottom: 22, left: 40 })),
    scorePanel,
    ...crestsOverWideNames(inset(scorePanel, { top: 34, right: 56, bottom: 26, left: 56 }), { crest: 172, gap: 22 }),
    teamNameSize: 42,
    veil: box(photo.width, 0, canvas.width - photo.width, canvas.height),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet) => PersonPlaces> = { portrait, square, story, landscape }

export const classicPlaces = (sheet: Sheet): PersonPlaces => BY_FORMAT[sheet.format](sheet)
