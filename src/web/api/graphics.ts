import { type DrawGraphicRequest, type DrawnGraphic, drawnGraphic } from '#contract/graphic.ts'
import { SILENCE_MS, upload } from './upload.ts'

/** The server draws it. Asked twice under one `requestId` it is one graphic. */
export const drawGraphic = (json: DrawGraphicRequest): Promise<DrawnGraphic> =>
  upload('/api/graphics', { method: 'POST', json, answer: drawnGraphic, silenceMs: SILENCE_MS })
