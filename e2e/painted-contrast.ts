import type { Locator } from '@playwright/test'
import { contrast } from '#domain/club/colour.ts'

interface Painted {
  ink: string
  fill: string
  edge: string
  outline: string
  /** What shows around it. */
  ground: string
}

/** The colours an element really has, and the nearest one that is painted behind it. */
export const paintedColours = (element: Locator): Promise<Painted> =>
  element.evaluate((node) => {
    const hex = (colour: string): string =>
      `#${(colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
        .join('')}`
    const isPainted = (colour: string) => colour !== 'transparent' && !/^rgba.*, 0\)$/.test(colour)
    const fillFrom = (start: Element | null): string => {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (isPainted(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const style = getComputedStyle(node)
    const ground = fillFrom(node.parentElement)
    return {
      ink: hex(style.color),
      fill: hex(fillFrom(node)),
      edge: hex(isPainted(style.borderTopColor) ? style.borderTopColor : fillFrom(node)),
      outline: hex(style.outlineColor),
      ground: hex(ground),
    }
  })

export const textContrast = async (element: Locator): Promise<number> => {
  const { ink, fill } = await paintedColours(element)
  return contrast(ink, fill)
}

/** By its fill or by its edge. */
export const shapeContrast = async (element: Locator): Promise<number> => {
  const { fill, edge, ground } = await paintedColours(element)
  return Math.max(contrast(fill, ground), contrast(edge, ground))
}
