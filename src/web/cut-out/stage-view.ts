import type { Point } from '#domain/cut-out/retouch/brush.ts'

export interface Size {
  width: number
  height: number
}

/** Where the picture lies on the stage: its upper left corner, and how many pixels of the screen one of its own takes. */
export interface StageView {
  x: number
  y: number
  scale: number
}

const ZOOM_MAX = 16
/** This much of the stage always shows the picture. */
const KEPT = 0.25

export const fitScale = (picture: Size, stage: Size): number =>
  Math.min(stage.width / picture.width, stage.height / picture.height)

/** All of it, in the middle. */
export function fitted(picture: Size, stage: Size): StageView {
  const scale = fitScale(picture, stage)
  return { scale, x: (stage.width - picture.width * scale) / 2, y: (stage.height - picture.height * scale) / 2 }
}

/** Nobody loses the picture: it is never smaller than all of it, nor pushed off the stage. */
export function bounded(view: StageView, picture: Size, stage: Size): StageView {
  const least = fitScale(picture, stage)
  const scale = Math.min(least * ZOOM_MAX, Math.max(least, view.scale))
  if (scale === least) return fitted(picture, stage)
  const within = (at: number, length: number, room: number) =>
    Math.min((1 - KEPT) * room, Math.max(KEPT * room - length * scale, at))
  return {
    scale,
    x: within(view.x, picture.width, stage.width),
    y: within(view.y, picture.height, stage.height),
  }
}

/** What lies under the point stays under it. */
export function zoomedAt({ x, y, scale }: StageView, point: Point, factor: number): StageView {
  return { scale: scale * factor, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor }
}

export const moved = (view: StageView, byX: number, byY: number): StageView => ({
  ...view,
  x: view.x + byX,
  y: view.y + byY,
})

/** Two fingers: what was under each stays under it. */
export function pinched(view: StageView, before: readonly [Point, Point], after: readonly [Point, Point]): StageView {
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const span = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
  const [from, to] = [middle(before), middle(after)]
  const zoomed = zoomedAt(view, from, span(after) / Math.max(1, span(before)))
  return moved(zoomed, to.x - from.x, to.y - from.y)
}

export const onPicture = ({ x, y, scale }: StageView, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})
