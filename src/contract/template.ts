import { z } from 'zod'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import type { TemplateElement } from '#graphic/template/element.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import type { PieceChanges } from '#graphic/template/pieces/piece-change.ts'

export const templateType = z.enum(KIND_NAMES, `Typ szablonu: ${KIND_NAMES.join(', ')}`)
export const templateLook = z.enum(LOOK_NAMES, `Układ: ${LOOK_NAMES.join(', ')}`)

export const templateFormat = z.enum(FORMAT_NAMES)

export const templateFields = {
  id: z.int(),
  name: z.string(),
  type: templateType,
  background: z.string(),
  backgrounds: z.custom<Partial<Record<FormatName, string>>>().optional(),
  hasLayout: z.boolean().optional(),
  focus: z.custom<Point>().optional(),
  isDefault: z.boolean(),
  look: templateLook,
  isStarter: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: z.iso.datetime(),
}

/** As the browser takes it. Elements and pieces went through their gates on the server, which sends them whole. */
export const sentTemplate = z.object({
  ...templateFields,
  isDefault: z.boolean().default(false),
  elements: z.custom<readonly TemplateElement[]>(Array.isArray),
  pieces: z.custom<PieceChanges>((raw) => typeof raw === 'object').default({}),
})
export type Template = z.infer<typeof sentTemplate>
