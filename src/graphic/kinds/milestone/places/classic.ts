import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack } from '../../../layout/area.ts'
import { fromEdge, onCard, toTheTop } from '../../../layout/person/places/parts.ts'
import { crestsOverWideNames, inOneLine } from '../../../layout/scoreboard.ts'
import type { MilestonePlaces, Shown } from '../places.ts'
import { wordsBeside, wordsUnder } from './parts.ts'

const DIGIT = 0.66

/** A plate on the left, the figure beside it, the name under both on the paper, the score on a slip. */
function portrait({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const [upper, named, scorePanel] = stack(insetAll(canvas, 80), [{ share: 1 }, 236, 160], 20)
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
    namePanel: null,
    ...onCard(named, 64),
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 20, right: 40, bottom: 20, left: 40 }), { crest: 120, score: 230 }),
    teamNameSize: 38,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

/** The same, the name under the figure. */
function square({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const [upper, scorePanel] = stack(insetAll(canvas, 80), [{ share: 1 }, 160], 24)
  const [photo, column] = beside(upper, [500, { share: 1 }], 24)
  const [led, named] = stack(hasPhoto ? column : upper, [{ share: 5 }, hasPhoto ? { share: 3 } : 220], 20)
  return {
    ...wordsUnder(inset(led, { top: 20 }), { digits, digit: DIGIT }),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: photo,
    emblem: insetAll(photo, 50),
    photoEdge: null,
    namePanel: null,
    ...onCard(inset(named, { top: 10 })),
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 24, right: 40, bottom: 24, left: 40 }), { crest: 112, score: 220 }),
    teamNameSize: 36,
    veil: box(0, 0, canvas.width, canvas.height),
  }
}

/** The photo as a title page; under it, on the paper, the figure, the name and the score. */
function story(sheet: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const { canvas } = sheet
  const [seen, led, named, board] = stack(middleOf(sheet), [hasPhoto ? 480 : 60, { share: 1 }, 240, 220], 20)
  const foot = seen.y + seen.height
  const figures = { digits, digit: DIGIT, gap: 24 }
  return {
    ...toTheTop(sheet, foot),
    frame: box(270, 270, 540, 460),
    emblem: box(310, 290, 460, 430),
    photoEdge: box(0, foot - 8, canvas.width, 12),
    ...(hasPhoto ? wordsBeside(inset(led, { top: 20 }), figures) : wordsUnder(led, figures)),
    isHeadingOnPanel: false,
    namePanel: null,
    ...onCard(named, 60),
    scorePanel: null,
    ...crestsOverWideNames(board, { crest: 116, gap: 12 }),
    teamNameSize: 36,
    veil: box(0, hasPhoto ? foot : 0, canvas.width, canvas.height),
  }
}

/** The photo as a plate to the left edge; figure, name and score beside it. */
function landscape({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const photo = box(0, 0, 800, canvas.height)
  const column = inset(canvas, { top: 80, left: 880, right: 80, bottom: 80 })
  const [led, named, scorePanel] = stack(column, [{ share: 1 }, 270, 170], 24)
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
    namePanel: null,
    ...onCard(raised(named), 64),
    scorePanel: raised(scorePanel),
    ...inOneLine(inset(raised(scorePanel), { top: 23, right: 44, bottom: 23, left: 44 }), { crest: 124, score: 220 }),
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
