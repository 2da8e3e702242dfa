import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { box, inset, stack } from '../../../layout/area.ts'
import { fromEdge, onPanel, toTheTop } from '../../../layout/person/places/parts.ts'
import { crestsOverNames, crestsOverWideNames, inColumn, teamsOverScore } from '../../../layout/scoreboard.ts'
import type { MilestonePlaces, Shown } from '../places.ts'
import { wordsBeside, wordsUnder } from './parts.ts'

const DIGIT = 0.68

/** The figure over everything; the photo runs off the right, the name on a strip from edge to edge. */
function portrait({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const strip = box(-30, 1150, canvas.width + 60, 220)
  const photo = box(380, 450, canvas.width - 380, strip.y - 410)
  return {
    ...(hasPhoto
      ? wordsBeside(box(52, 66, 1096, 340), { digits, digit: DIGIT })
      : wordsUnder(box(400, 90, 748, 1010), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(420, 470, 720, 660),
    emblem: inset(photo, { top: 60, right: 130, bottom: 80, left: 130 }),
    photoEdge: null,
    namePanel: strip,
    ...onPanel(inset(strip, { top: 22, left: 94, right: 94, bottom: 20 })),
    scorePanel: hasPhoto ? box(-30, 450, 380, 670) : box(-30, 90, 400, 1010),
    ...inColumn(hasPhoto ? box(48, 478, 272, 614) : box(52, 130, 286, 930), {
      crest: hasPhoto ? 140 : 200,
      score: 150,
    }),
    teamNameSize: 38,
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

/** The same, the score beside it. */
function square({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const strip = box(-30, 886, canvas.width + 60, 186)
  const photo = box(540, 370, canvas.width - 540, strip.y - 330)
  return {
    ...(hasPhoto
      ? wordsBeside(box(52, 50, 1096, 280), { digits, digit: DIGIT })
      : wordsUnder(box(540, 60, 608, 790), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(590, 380, 548, 500),
    emblem: inset(photo, { top: 40, right: 90, bottom: 80, left: 50 }),
    photoEdge: null,
    namePanel: strip,
    ...onPanel(inset(strip, { top: 20, left: 94, right: 94, bottom: 18 })),
    scorePanel: null,
    ...teamsOverScore(hasPhoto ? box(52, 400, 456, 470) : box(52, 190, 440, 600), { crest: 136, score: 220 }),
    teamNameSize: 40,
    veil: box(0, 0, canvas.width, canvas.height * 1.4),
  }
}

/** Photo, the name pasted across its foot, the figure under it, and the score. */
function story(sheet: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const { canvas, safe } = sheet
  const [upper, strip, led, board] = stack(
    safe,
    hasPhoto ? [460, 176, 390, { share: 1 }] : [780, 190, 40, { share: 1 }],
  )
  return {
    ...toTheTop(sheet, strip.y + 120),
    frame: box(270, 270, 540, 450),
    emblem: box(290, 290, 500, 420),
    photoEdge: null,
    namePanel: inset(strip, { left: -95, right: -200 }),
    ...onPanel(inset(strip, { top: 18, bottom: 18 })),
    ...(hasPhoto
      ? wordsBeside(inset(led, { top: 66, bottom: 44 }), { digits, digit: DIGIT, gap: 26 })
      : wordsUnder(inset(upper, { top: 30, bottom: 30 }), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    scorePanel: null,
    ...crestsOverWideNames(inset({ ...middleOf(sheet), y: board.y, height: board.height }, { top: 6 }), {
      crest: 120,
      gap: 14,
    }),
    teamNameSize: 38,
    veil: box(0, hasPhoto ? strip.y + 120 : 0, canvas.width, canvas.height * 1.4),
  }
}

/** The figure and the score on the left, the photo to the edges on the right, the name pasted across. */
function landscape({ canvas }: Sheet, { digits, hasPhoto }: Shown): MilestonePlaces {
  const photo = box(1080, 0, canvas.width - 1080, canvas.height)
  // Clear of the slab across the foot.
  const column = inset(canvas, { top: 66, left: 64, right: 900, bottom: 122 })
  const [led, strip, board] = stack(column, [hasPhoto ? 330 : 120, hasPhoto ? 210 : 280, { share: 1 }], 36)
  return {
    ...(hasPhoto
      ? wordsBeside(led, { digits, digit: DIGIT })
      : wordsUnder(box(1150, 70, 700, 870), { digits, digit: DIGIT })),
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: box(1150, 130, 700, 780),
    emblem: inset(photo, { top: 200, right: 130, bottom: 200, left: 130 }),
    photoEdge: null,
    namePanel: inset(strip, { left: -100, right: hasPhoto ? -90 : -50 }),
    ...onPanel(inset(strip, { top: 20, bottom: 20 })),
    scorePanel: null,
    ...crestsOverNames(board, { crest: 170, score: 340 }),
    teamNameSize: 44,
    veil: box(0, 0, hasPhoto ? photo.x : canvas.width, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, shown: Shown) => MilestonePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const posterPlaces = (sheet: Sheet, shown: Shown): MilestonePlaces => BY_FORMAT[sheet.format](sheet, shown)
