import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, stack } from '../../../layout/area.ts'
import { crestsOverNames, crestsOverWideNames, inOneLine } from '../../../layout/scoreboard.ts'
import type { ChangePlaces } from '../places.ts'

const NO_BLEED = { left: 0, right: 0 }
/** The strips run off the right edge. */
const OFF_RIGHT = { left: 20, right: 100 }

const upright = (canvas: ChangePlaces['veil'], head: number, photosEnd: number, saidEnd: number, isSingle: boolean) => {
  const scorePanel = box(64, saidEnd + 30, 1076, canvas.height - saidEnd - 78)
  const [heading, minute] = beside(box(60, 22, 1080, head), [{ share: 2 }, { share: 1 }], 40)
  return {
    heading,
    minute: inset(minute, { top: head * 0.1, bottom: head * 0.1 }),
    photos: box(0, head + 50, canvas.width, photosEnd - head - 50),
    photoShape: 'edge',
    said: isSingle
      ? box(60, photosEnd - 24, 1080, saidEnd - photosEnd + 24)
      : box(60, head + 60, 1080, saidEnd - head - 60),
    bleed: isSingle ? OFF_RIGHT : NO_BLEED,
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 14, bottom: 14, left: 60, right: 50 }), {
      crest: scorePanel.height - 28,
      score: 220,
    }),
    teamNameSize: 40,
    veil: box(0, 0, canvas.width, head * 1.5),
  } as const
}

const portrait = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces => upright(canvas, 250, 940, 1256, isSingle)

const square = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces => upright(canvas, 196, 720, 1000, isSingle)

/** The photos fill the upper part to its edges; the heading, the names and the score under them. */
function story(sheet: Sheet, isSingle: boolean): ChangePlaces {
  const { canvas, safe } = sheet
  const [photos, head, said, board] = stack(safe, [isSingle ? 520 : 0, 180, { share: 1 }, 206], 16)
  const [heading, minute] = beside(head, [{ share: 2 }, { share: 1 }], 40)
  return {
    heading,
    minute: inset(minute, { top: 16, bottom: 16 }),
    photos: box(0, 0, canvas.width, photos.y + photos.height),
    photoShape: 'edge',
    said: inset(said, { bottom: 14 }),
    bleed: isSingle ? { left: 25, right: 260 } : NO_BLEED,
    scorePanel: null,
    ...crestsOverWideNames({ ...middleOf(sheet), y: board.y, height: board.height }, { crest: 116, gap: 16 }),
    teamNameSize: 36,
    veil: box(0, isSingle ? head.y : 0, canvas.width, canvas.height * 1.4),
  }
}

/** One change has its photos to the edges on the left; several stand on the right, beside what they are. */
function landscape({ canvas }: Sheet, isSingle: boolean): ChangePlaces {
  const column = isSingle
    ? inset(canvas, { top: 44, left: 934, right: 64, bottom: 50 })
    : inset(canvas, { top: 60, left: 64, right: canvas.width - 640, bottom: 60 })
  const [head, said, board] = stack(column, [isSingle ? 230 : 420, isSingle ? 420 : 0, { share: 1 }], 24)
  const [heading, minute] = isSingle
    ? beside(head, [{ share: 2 }, { share: 1 }], 40)
    : stack(head, [{ share: 1 }, { share: 1 }], 10)
  return {
    heading,
    minute: inset(minute, { top: 24, bottom: 24 }),
    photos: box(0, 0, 870, canvas.height),
    photoShape: 'edge',
    said: isSingle ? said : inset(canvas, { top: 60, left: 700, right: 64, bottom: 60 }),
    bleed: isSingle ? { left: 100, right: 120 } : NO_BLEED,
    scorePanel: null,
    ...crestsOverNames(inset(board, { top: isSingle ? 10 : 90 }), {
      crest: isSingle ? 180 : 170,
      score: isSingle ? 340 : 220,
    }),
    teamNameSize: isSingle ? 44 : 38,
    veil: box(isSingle ? 870 : 0, 0, isSingle ? canvas.width : 700, canvas.height * 1.6),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, isSingle: boolean) => ChangePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const broadcastPlaces = (sheet: Sheet, isSingle: boolean): ChangePlaces =>
  BY_FORMAT[sheet.format](sheet, isSingle)
