import type { Brush } from '#domain/cut-out/retouch/brush.ts'

export type Ground = 'checkers' | 'club' | 'photo'

/** As it is chosen: pixels of the screen, percent. Zoomed in, the brush is finer. */
export interface BrushSettings {
  tool: Brush['tool']
  size: number
  softness: number
}

export const FIRST_BRUSH: BrushSettings = { tool: 'remove', size: 36, softness: 40 }
export const SIZE_RANGE = { min: 6, max: 160 }

/** In pixels of a picture that is shown at this scale. */
export const brushAt = ({ tool, size, softness }: BrushSettings, scale: number): Brush => ({
  tool,
  radius: Math.max(0.5, size / 2 / scale),
  softness: softness / 100,
})
