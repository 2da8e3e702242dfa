import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, stack } from '../../../layout/area.ts'
import { crestsOverNames, crestsOverWideNames, inOneLine } from '../../../layout/scoreboard.ts'
import type { ChangePlaces } from '../places.ts'

const NO_BLEED = { left: 0, right: 0 }

/** Two circles, and paper strips pasted over their feet. */
const upright = (canvas: ChangePlaces['veil'], head: number, photosEnd: number, saidEnd: number, isSingle: boolean) => {
  const scorePanel = box(70, saidEnd + 36, 1060, canvas.height - saidEnd - 84)
  const [heading, minute] = beside(box(56, 34, 1088, head), [{ share: 2 }, { share: 1 }], 40)
  return {
    heading,
    minute: inset(minute, { top: head * 0.14, bottom: head * 0.14 }),
    photos: box(70, head + 56, 1060, photosEnd - head - 56),
    photoShape: 'circle',
    said: isSingle
      ? box(90, photosEnd - 70, 1020, saidEnd - photosEnd + 70)
      : box(70, head + 70, 1060, saidEnd - head - 70),
    bleed: isSingle ? { left: 120, right: 120 } : NO_BLEED,
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 18, bottom: 18, left: 36, right: 36 }), {
      crest: scorePanel.height - 36,
      score: 210,
    }),
    teamNameSize: 38,
    veil: box(0, 0, canvas.width, head * 1.5),
  } as const
}

const portrait = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces => upright(canvas, 280, 880, 1236, isSingle)

const square = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces => upright(canvas, 216, 700, 992, isSingle)

/** Photos, the strips pasted across their feet, the heading under them, and the score. */
function story(sheet: Sheet, isSingle: boolean): ChangePlaces {
  const { canvas, safe } = sheet
  const [photos, head, said, board] = stack(safe, [isSingle ? 500 : 0, 190, { share: 1 }, 206], 16)
  const [heading, minute] = beside(head, [{ share: 2 }, { share: 1 }], 40)
  return {
    heading: inset(heading, { top: 14, bottom: 4 }),
    minute: inset(minute, { top: 34, bottom: 24 }),
    photos: box(0, 0, canvas.width, photos.y + photos.height),
    photoShape: 'edge',
    said: inset(said, { bottom: 14 }),
    bleed: isSingle ? { left: 95, right: 200 } : NO_BLEED,
    scorePanel: null,
    ...crestsOverWideNames({ ...middleOf(sheet), y: board.y, height: board.height }, { crest: 116, gap: 16 }),
    teamNameSize: 36,
    veil: box(0, isSingle ? head.y : 0, canvas.width, canvas.height * 1.4),
  }
}

/** What is said on the left, the photos to the edges on the right; several changes stand there in their place. */
function landscape({ canvas }: Sheet, isSingle: boolean): ChangePlaces {
  // Clear of the slab across the foot.
  const column = inset(canvas, { top: 34, left: 64, right: isSingle ? 900 : canvas.width - 640, bottom: 122 })
  const [head, said, board] = stack(column, [isSingle ? 240 : 440, isSingle ? 390 : 0, { share: 1 }], 24)
  const [heading, minute] = isSingle
    ? beside(head, [{ share: 2 }, { share: 1 }], 40)
    : stack(head, [{ share: 1 }, { share: 1 }], 10)
  return {
    heading,
    minute: inset(minute, { top: 30, bottom: 30 }),
    photos: box(1056, 0, canvas.width - 1056, canvas.height),
    photoShape: 'edge',
    said: isSingle ? said : inset(canvas, { top: 60, left: 700, right: 70, bottom: 130 }),
    bleed: isSingle ? { left: 100, right: 90 } : NO_BLEED,
    scorePanel: null,
    ...crestsOverNames(inset(board, { top: isSingle ? 10 : 40 }), {
      crest: isSingle ? 160 : 160,
      score: isSingle ? 320 : 220,
    }),
    teamNameSize: isSingle ? 44 : 38,
    veil: box(0, 0, isSingle ? 1056 : 700, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, isSingle: boolean) => ChangePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const posterPlaces = (sheet: Sheet, isSingle: boolean): ChangePlaces => BY_FORMAT[sheet.format](sheet, isSingle)
