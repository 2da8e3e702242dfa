import type { z } from 'zod'
import type { DrawnGraphic, drawGraphicRequest } from '#contract/graphic.ts'
import type { Scene } from '#graphic/scene/node.ts'
import type { LookName } from '#graphic/template/look-name.ts'

export type WantedGraphic = z.output<typeof drawGraphicRequest>

export interface GraphicAuthor {
  by: string | null
  now: number
  /** When it counts as made; absent: now. */
  madeAt?: number
}

/** Where pictures are drawn and put into the store: here, or in a thread. */
export interface Studio {
  /** state → graphic → file in the store → its entry in the match, and its address. */
  graphic(wanted: WantedGraphic, author: GraphicAuthor): Promise<DrawnGraphic>
  /** With the grain of its look, null: without any; its address. */
  background(scene: Scene, grain: LookName | null): Promise<string>
}
