import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack, within } from '../../../layout/area.ts'
import { crestsOverWideNames, inOneLine } from '../../../layout/scoreboard.ts'
import type { ChangePlaces } from '../places.ts'

const NO_BLEED = { left: 0, right: 0 }

/** On one axis, down the page: what, when, two plates, their names, the score. */
const upright = (area: ChangePlaces['veil'], head: readonly [number, number], photos: number, isSingle: boolean) => {
  const [heading, minute, body, scorePanel] = stack(area, [...head, { share: 1 }, 150] as const, 16)
  const [plates, said] = stack(body, [photos, { share: 1 }], 20)
  return {
    heading,
    minute,
    photos: plates,
    photoShape: 'plate',
    said: isSingle ? said : body,
    bleed: NO_BLEED,
    scorePanel,
    ...inOneLine(inset(scorePanel, { top: 20, bottom: 20, left: 34, right: 34 }), { crest: 110, score: 200 }),
    teamNameSize: 36,
    veil: box(0, 0, area.width + 2 * area.x, minute.y + minute.height),
  } as const
}

const portrait = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces =>
  upright(inset(canvas, { top: 76, left: 100, right: 100, bottom: 84 }), [170, 66], 560, isSingle)

const square = ({ canvas }: Sheet, isSingle: boolean): ChangePlaces =>
  upright(inset(canvas, { top: 70, left: 90, right: 90, bottom: 76 }), [130, 54], 392, isSingle)

/** The photos as a title page; under them the cards. */
function story(sheet: Sheet, isSingle: boolean): ChangePlaces {
  const { canvas } = sheet
  const area = inset(middleOf(sheet), { left: -60, right: -60 })
  const [photos, heading, minute, said, scorePanel] = stack(area, [isSingle ? 470 : 0, 140, 60, { share: 1 }, 206], 16)
  return {
    heading,
    minute,
    photos: box(0, 0, canvas.width, photos.y + photos.height),
    photoShape: 'edge',
    said,
    bleed: NO_BLEED,
    scorePanel,
    ...crestsOverWideNames(inset(scorePanel, { top: 20, bottom: 14, left: 60, right: 60 }), { crest: 88, gap: 6 }),
    teamNameSize: 34,
    veil: box(0, isSingle ? heading.y - 16 : 0, canvas.width, canvas.height),
  }
}

/** The photos to the left edge, or several changes in their place; the rest on one axis beside them. */
function landscape({ canvas }: Sheet, isSingle: boolean): ChangePlaces {
  const [wide, narrow] = beside(insetAll(canvas, 80), [{ share: 2 }, { share: 1 }], 50)
  const column = isSingle
    ? inset(canvas, { top: 80, left: 880, right: 80, bottom: 80 })
    : within(narrow, { height: 800 })
  const parts = isSingle ? ([190, 80, 370, { share: 1 }] as const) : ([220, 190, 0, { share: 1 }] as const)
  const [heading, minute, said, scorePanel] = stack(column, parts, 20)
  return {
    heading,
    minute,
    photos: box(0, 0, 800, canvas.height),
    photoShape: 'edge',
    said: isSingle ? said : wide,
    bleed: NO_BLEED,
    scorePanel,
    ...crestsOverWideNames(inset(scorePanel, { top: 30, right: 44, bottom: 22, left: 44 }), { crest: 120, gap: 16 }),
    teamNameSize: 38,
    veil: isSingle
      ? box(800, 0, canvas.width - 800, canvas.height)
      : box(column.x - 25, 0, canvas.width, canvas.height),
  }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, isSingle: boolean) => ChangePlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, isSingle: boolean): ChangePlaces => BY_FORMAT[sheet.format](sheet, isSingle)
