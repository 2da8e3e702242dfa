import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack } from '../../../layout/area.ts'
import { fromEdge, onCard } from '../../../layout/person/places/parts.ts'
import { crestsOverWideNames, inOneLine } from '../../../layout/scoreboard.ts'
import type { MilestonePlaces, Shown } from '../places.ts'
import { wordsBeside, wordsUnder } from './parts.ts'

const DIGIT = 0.66

/** A plate on the left, the figure beside it, two cards under both. */
function portrait({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const [upper, namePanel, scorePanel] = stack(insetAll(canvas, 80), [{ share: 1 }, 236, 170], 24)
  const [photo, column] = beside(upper, [{ share: 1 }, { share: 1 }], 30)
  return {
    ...wordsUnder(hasPhoto ? inset(column, { top: 110, bottom: 110 }) : inset(upper, { top: 50 }), {
      digits,
      digit: DIGIT,
    }),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: photo,
    emblem: inset(photo, { top: 120, right: 40, bottom: 120, left: 40 }),
    photoEdge: null,
    namePanel,
    ...onCard(inset(namePanel, { top: 22, right: 40, bottom: 20, left: 40 })),
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 25, right: 40, bottom: 25, left: 40 }), { crest: 120, score: 230 }),
    teamNameSize: 38,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

/** The same, the name's card under the figure. */
function square({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const [upper, scorePanel] = stack(insetAll(canvas, 80), [{ share: 1 }, 160], 24)
  const [photo, column] = beside(upper, [500, { share: 1 }], 24)
  const [led, namePanel] = stack(hasPhoto ? column : upper, [{ share: 5 }, hasPhoto ? { share: 3 } : 220], 20)
  return {
    ...wordsUnder(inset(led, { top: 20 }), { digits, digit: DIGIT }),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: photo,
    emblem: insetAll(photo, 50),
    photoEdge: null,
    namePanel,
    ...onCard(inset(namePanel, { top: 30, right: 34, bottom: 26, left: 34 })),
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 24, right: 40, bottom: 24, left: 40 }), { crest: 112, score: 220 }),
    teamNameSize: 36,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

/** The photo as a title page; under it a card with the figure and the name, and one with the score. */
function story(sheet: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const { canvas } = sheet
  const [upper, card, board] = stack(middleOf(sheet), [hasPhoto ? 470 : 720, hasPhoto ? 500 : 250, { share: 1 }], 24)
  const namePanel = inset(card, { left: -60, right: -60 })
  const scorePanel = inset(board, { left: -60, right: -60 })
  const [led, named] = stack(
    inset(card, { top: hasPhoto ? 40 : 22, bottom: 22 }),
    [hasPhoto ? 220 : 0, { share: 1 }],
    hasPhoto ? 14 : 0,
  )
  return {
    ...fromEdge(box(0, 0, canvas.width, 1000)),
    frame: box(270, 270, 540, 460),
    emblem: box(310, 290, 460, 430),
    photoEdge: box(0, 992, canvas.width, 12),
    ...(hasPhoto ? wordsBeside(led, { digits, digit: DIGIT, gap: 24 }) : wordsUnder(upper, { digits, digit: DIGIT })),
    isHeadingOnPanel: hasPhoto,
    namePanel,
    ...onCard(named),
    scorePanel,
    ...crestsOverWideNames(inset(board, { top: 24, bottom: 16 }), { crest: 116, gap: 12 }),
    teamNameSize: 36,
    veil: box(0, hasPhoto ? 1000 : 0, canvas.width, canvas.height),
  }
}

/** The photo as a plate to the left edge; figure, name and score beside it. */
function landscape({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const photo = box(0, 0, 800, canvas.height)
  const column = inset(canvas, { top: 80, left: 880, right: 80, bottom: 80 })
  const [led, namePanel, scorePanel] = stack(column, [{ share: 1 }, 270, 186], 30)
  const below = hasPhoto ? 0 : 170
  const raised = (area: typeof led) => ({ ...area, y: area.y - below })
  return {
    ...(hasPhoto
      ? wordsBeside(inset(led, { top: 40, bottom: 30 }), { digits, digit: DIGIT })
      : wordsUnder(box(100, 110, 720, 860), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(90, 190, 660, 700),
    emblem: box(140, 260, 520, 560),
    photoEdge: box(796, 0, 12, canvas.height),
    namePanel: raised(namePanel),
    ...onCard(inset(raised(namePanel), { top: 22, right: 40, bottom: 22, left: 40 })),
    scorePanel: raised(scorePanel),
    ...inOneLine(inset(raised(scorePanel), { top: 31, right: 44, bottom: 31, left: 44 }), { crest: 124, score: 220 }),
    teamNameSize: 40,
    veil: box(hasPhoto ? photo.width : 0, 0, canvas.width, canvas.height),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shown: Shown) => MilestonePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, shown: Shown): MilestonePlaces => BY_FORMAT[sheet.format](sheet, shown)
