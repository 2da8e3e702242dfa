import { type FormatName, middleOf, type Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import type { LookName } from '../../template/look-name.ts'
import { inset } from '../area.ts'

/** Where a look puts heading and rows on a sheet. */
export interface RowsArea {
  top: Box
  heading: number
  /** Room for the panel with the rows, as wide as their texts. */
  body: Box
  /** From the texts to the panel's edge; past the picture's edge it runs off. */
  padding: { left: number; right: number; top: number; bottom: number }
  /** How far a row's band goes past its texts. */
  band: { left: number; right: number }
  /** Between the heading, which may lean, and the line under it. */
  lean: number
}

const LINE = 56
const BAND = { left: 14, right: 14 }

interface Measures {
  heading: number
  margins: { top: number; right: number; bottom: number; left: number }
  padding: RowsArea['padding']
  lean?: number
}

function areaIn(whole: Box, rowsFrom: Box, { heading, margins, padding, lean = 0 }: Measures): RowsArea {
  const top = inset(whole, margins)
  const under = top.y + heading + lean + LINE + 20
  const body = {
    x: rowsFrom.x + margins.left + padding.left,
    width: rowsFrom.width - margins.left - margins.right - padding.left - padding.right,
    y: under + padding.top,
    height: top.y + top.height - under - padding.top - padding.bottom,
  }
  return { top, heading, body, padding, band: BAND, lean }
}

const edges = (top: number, side: number, bottom: number) => ({ top, right: side, bottom, left: side })
const around = (side: number, down: number) => ({ left: side, right: side, top: down, bottom: down })

const leaning = (down: number) => ({ left: 62, right: 48, top: down, bottom: down })

/** A dark bar that leans at its ends. */
const broadcast: Record<FormatName, (sheet: Sheet) => RowsArea> = {
  portrait: ({ canvas }) => areaIn(canvas, canvas, { heading: 160, margins: edges(40, 64, 66), padding: leaning(20) }),
  square: ({ canvas }) => areaIn(canvas, canvas, { heading: 130, margins: edges(26, 64, 52), padding: leaning(16) }),
  landscape: ({ canvas }) => areaIn(canvas, canvas, { heading: 130, margins: edges(26, 64, 50), padding: leaning(16) }),
  story: ({ safe }) => {
    const area = areaIn(safe, safe, { heading: 130, margins: edges(0, 0, 0), padding: around(0, 18) })
    return {
      ...area,
      body: inset(area.body, { left: 30 }),
      padding: { ...area.padding, left: 62, right: 260 },
      band: { left: 14, right: 200 },
    }
  },
}

/** A sheet of paper pasted under the heading. */
const poster: Record<FormatName, (sheet: Sheet) => RowsArea> = {
  portrait: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 180, lean: 34, margins: edges(46, 60, 128), padding: around(34, 20) }),
  square: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 140, lean: 32, margins: edges(30, 60, 108), padding: around(34, 16) }),
  landscape: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 130, lean: 48, margins: edges(24, 64, 114), padding: around(40, 14) }),
  story: (sheet) => {
    const middle = middleOf(sheet)
    const measures = { heading: 130, lean: 26, margins: edges(14, 8, 0), padding: around(0, 18) }
    return { ...areaIn(sheet.safe, middle, measures), padding: { ...around(60, 18) } }
  },
}

/** A card of the programme, on the axis. */
const classic: Record<FormatName, (sheet: Sheet) => RowsArea> = {
  portrait: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 130, margins: edges(76, 84, 84), padding: around(44, 26) }),
  square: ({ canvas }) => areaIn(canvas, canvas, { heading: 110, margins: edges(66, 84, 78), padding: around(40, 22) }),
  landscape: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 110, margins: edges(62, 100, 76), padding: around(50, 20) }),
  story: (sheet) => {
    const middle = middleOf(sheet)
    return {
      ...areaIn(middle, middle, { heading: 124, margins: edges(0, 0, 0), padding: around(0, 26) }),
      padding: around(70, 26),
    }
  },
}

/** On the ground itself, from margin to margin. */
const bare: Record<FormatName, (sheet: Sheet) => RowsArea> = {
  portrait: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 170, margins: edges(64, 64, 64), padding: around(14, 10) }),
  square: ({ canvas }) => areaIn(canvas, canvas, { heading: 130, margins: edges(56, 64, 56), padding: around(14, 8) }),
  landscape: ({ canvas }) =>
    areaIn(canvas, canvas, { heading: 130, margins: edges(54, 72, 54), padding: around(14, 8) }),
  story: ({ safe }) => areaIn(safe, safe, { heading: 140, margins: edges(10, 0, 10), padding: around(14, 8) }),
}

const AREAS: Readonly<Record<LookName, Record<FormatName, (sheet: Sheet) => RowsArea>>> = {
  broadcast,
  poster,
  classic,
  cover: bare,
  silhouette: bare,
}

export const rowsArea = (look: LookName, sheet: Sheet): RowsArea => AREAS[look][sheet.format](sheet)
