import { isRecord } from '#domain/match/gate.ts'
import { clamp } from '#domain/units.ts'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../formats.ts'
import type { Size } from '../element-box.ts'
import type { Guide, SnapLines } from './snapping.ts'

/** In percent of the canvas's shorter side: the cells are squares. */
export const GRID_STEPS = [2.5, 5, 10] as const
export type GridStep = (typeof GRID_STEPS)[number]

export type GuidesByFormat = Readonly<Partial<Record<FormatName, readonly Guide[]>>>

/** What helps to place things and is no part of the template. */
export interface CanvasAids {
  /** With them the guides that were pulled out of them. */
  readonly rulers: boolean
  readonly grid: GridStep | null
  readonly guides: GuidesByFormat
}

export const NO_AIDS: CanvasAids = { rulers: false, grid: null, guides: {} }

const GUIDES_MAX = 100

const lengthOf = (axis: Guide['axis'], { width, height }: Size): number => (axis === 'x' ? width : height)

export const isOnCanvas = ({ axis, at }: Guide, canvas: Size): boolean => at >= 0 && at <= lengthOf(axis, canvas)

export const guidesIn = ({ guides }: CanvasAids, format: FormatName): readonly Guide[] => guides[format] ?? []

const withGuides = (aids: CanvasAids, format: FormatName, guides: readonly Guide[]): CanvasAids => ({
  ...aids,
  guides: { ...aids.guides, [format]: guides },
})

export const withGuide = (aids: CanvasAids, format: FormatName, guide: Guide): CanvasAids =>
  withGuides(aids, format, [...guidesIn(aids, format), guide].slice(-GUIDES_MAX))

export const withGuideAt = (aids: CanvasAids, format: FormatName, index: number, at: number): CanvasAids =>
  withGuides(
    aids,
    format,
    guidesIn(aids, format).map((guide, place) => (place === index ? { ...guide, at: Math.round(at) } : guide)),
  )

export const withoutGuide = (aids: CanvasAids, format: FormatName, index: number): CanvasAids =>
  withGuides(
    aids,
    format,
    guidesIn(aids, format).filter((_, place) => place !== index),
  )

/** As far as arrow keys can take it. */
export const keptOnCanvas = ({ axis }: Guide, at: number, canvas: Size): number => clamp(at, 0, lengthOf(axis, canvas))

export const cellOf = (step: GridStep, { width, height }: Size): number => (Math.min(width, height) * step) / 100

function every(cell: number, length: number): number[] {
  return Array.from({ length: Math.floor(length / cell + 1e-6) + 1 }, (_, index) => index * cell)
}

export function gridLines(step: GridStep, canvas: Size): SnapLines {
  const cell = cellOf(step, canvas)
  return { x: every(cell, canvas.width), y: every(cell, canvas.height) }
}

/** Only what is seen draws things to it. */
export function linesOfAids(aids: CanvasAids, format: FormatName): SnapLines {
  const guides = aids.rulers ? guidesIn(aids, format) : []
  const along = (axis: Guide['axis']) => guides.flatMap((guide) => (guide.axis === axis ? [guide.at] : []))
  const grid = aids.grid === null ? { x: [], y: [] } : gridLines(aids.grid, FORMATS[format])
  return { x: [...along('x'), ...grid.x], y: [...along('y'), ...grid.y] }
}

function restoreGuide(raw: unknown, canvas: Size): Guide[] {
  if (!isRecord(raw) || (raw.axis !== 'x' && raw.axis !== 'y') || typeof raw.at !== 'number') return []
  const guide: Guide = { axis: raw.axis, at: Math.round(raw.at) }
  return isOnCanvas(guide, canvas) ? [guide] : []
}

/** The gate for what a browser kept. */
export function restoreAids(raw: unknown): Pick<CanvasAids, 'grid' | 'guides'> {
  const kept = isRecord(raw) ? raw : {}
  const lists = isRecord(kept.guides) ? kept.guides : {}
  const guides = FORMAT_NAMES.flatMap((format) => {
    const list = lists[format]
    if (!Array.isArray(list)) return []
    return [[format, list.slice(0, GUIDES_MAX).flatMap((guide) => restoreGuide(guide, FORMATS[format]))] as const]
  })
  return { grid: GRID_STEPS.find((step) => step === kept.grid) ?? null, guides: Object.fromEntries(guides) }
}
