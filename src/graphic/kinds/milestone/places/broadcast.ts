import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { box, inset, stack } from '../../../layout/area.ts'
import { fromEdge, onPanel, toTheTop } from '../../../layout/person/places/parts.ts'
import { crestsOverNames, crestsOverWideNames, inColumn } from '../../../layout/scoreboard.ts'
import type { MilestonePlaces, Shown } from '../places.ts'
import { wordsBeside, wordsUnder } from './parts.ts'

const DIGIT = 0.6

/** The figure over everything; the score stands beside the photo, which runs off the right, the name under both. */
function portrait({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const namePanel = box(40, 1196, canvas.width, 240)
  const photo = box(370, 450, canvas.width - 370, namePanel.y - 410)
  return {
    ...(hasPhoto
      ? wordsBeside(box(60, 56, 1080, 350), { digits, digit: DIGIT })
      : wordsUnder(box(400, 90, 760, 1020), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(400, 470, 740, 700),
    emblem: inset(photo, { top: 60, right: 130, bottom: 80, left: 130 }),
    photoEdge: null,
    scorePanel: hasPhoto ? box(44, 450, 330, 720) : box(44, 90, 320, 1060),
    ...inColumn(hasPhoto ? box(82, 484, 244, 652) : box(82, 150, 234, 940), {
      crest: hasPhoto ? 130 : 190,
      score: 140,
    }),
    teamNameSize: 36,
    namePanel,
    ...onPanel(inset(namePanel, { top: 22, left: 60, right: 100, bottom: 20 })),
    veil: box(0, 0, canvas.width, hasPhoto ? 560 : canvas.height),
  }
}

/** The same; the photo runs off the left. */
function square({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const namePanel = box(40, 960, canvas.width, 196)
  const photo = box(0, 366, 680, namePanel.y - 366)
  return {
    ...(hasPhoto
      ? wordsBeside(box(60, 44, 1080, 280), { digits, digit: DIGIT })
      : wordsUnder(box(60, 60, 620, 860), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(60, 386, 560, 560),
    emblem: inset(photo, { top: 40, right: 90, bottom: 40, left: 90 }),
    photoEdge: null,
    scorePanel: hasPhoto ? box(720, 366, canvas.width - 620, 568) : box(720, 60, canvas.width - 620, 870),
    ...inColumn(hasPhoto ? box(776, 388, 370, 524) : box(776, 120, 370, 750), {
      crest: hasPhoto ? 104 : 170,
      score: 140,
    }),
    teamNameSize: 36,
    namePanel,
    ...onPanel(inset(namePanel, { top: 18, left: 60, right: 100, bottom: 16 })),
    veil: box(0, 0, canvas.width, hasPhoto ? 430 : canvas.height),
  }
}

/** The photo fills the upper part to its edges; the name, the figure and the score under it. */
function story(sheet: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const { canvas, safe } = sheet
  const [upper, namePanel, led, board] = stack(
    safe,
    hasPhoto ? [460, 176, 390, { share: 1 }] : [780, 190, 40, { share: 1 }],
  )
  return {
    ...toTheTop(sheet, namePanel.y),
    frame: box(265, 270, 550, 450),
    emblem: box(290, 290, 500, 420),
    photoEdge: null,
    namePanel: inset(namePanel, { left: -25, right: -260 }),
    ...onPanel(inset(namePanel, { top: 16, left: 40, bottom: 14 })),
    ...(hasPhoto
      ? wordsBeside(inset(led, { top: 54, bottom: 40 }), { digits, digit: DIGIT })
      : wordsUnder(inset(upper, { top: 30, bottom: 20 }), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsOverWideNames({ ...middleOf(sheet), y: board.y, height: board.height }, { crest: 124, gap: 16 }),
    teamNameSize: 38,
    veil: box(0, hasPhoto ? namePanel.y : 0, canvas.width, canvas.height * 1.4),
  }
}

/** The photo fills the left side to its edges; everything said stands beside it. */
function landscape({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const photo = box(0, 0, 840, canvas.height)
  const column = inset(canvas, { top: 64, left: 904, right: 64, bottom: 56 })
  const [led, namePanel, board] = stack(column, [hasPhoto ? 360 : 120, hasPhoto ? 226 : 300, { share: 1 }], 40)
  return {
    ...(hasPhoto
      ? wordsBeside(led, { digits, digit: 0.56 })
      : wordsUnder(box(80, 80, 680, 920), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(64, 160, 690, 760),
    emblem: box(140, 260, 560, 560),
    photoEdge: null,
    namePanel: inset(namePanel, { left: hasPhoto ? -120 : -70, right: -120 }),
    ...onPanel(inset(namePanel, { top: 20, bottom: 20 })),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 190, score: 360 }),
    teamNameSize: 44,
    veil: box(hasPhoto ? photo.width : 0, 0, canvas.width, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shown: Shown) => MilestonePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const broadcastPlaces = (sheet: Sheet, shown: Shown): MilestonePlaces => BY_FORMAT[sheet.format](sheet, shown)
