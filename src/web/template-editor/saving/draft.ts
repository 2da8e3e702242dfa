import { z } from 'zod'
import { templateFields } from '#contract/template.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { changedGrounds } from '#graphic/template/editor/grounds.ts'
import { restoreElements } from '#graphic/template/element.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import { deleteState, readState, writeState, writeStateOnLeaving } from '#web/api/states.ts'

const draftSchema = z.object({
  /** The stored version that the draft grew from. */
  version: z.int(),
  elements: z.unknown().transform((raw) => restoreElements(raw)),
  pieces: z
    .unknown()
    .optional()
    .transform((raw) => restorePieces(raw)),
  hasLayout: z.boolean().default(true),
  focus: templateFields.focus,
  /** Only if they were changed. */
  background: z.string().optional(),
  backgrounds: templateFields.backgrounds,
  /** Of a draft from before looks were chosen here it is the stored one. */
  look: z.enum(LOOK_NAMES).optional(),
})

export interface Draft {
  version: number
  design: TemplateDesign
  /** What the design was changed from. */
  saved: TemplateDesign
}

/** What is not known is as it is stored. */
export interface KeptDraft {
  version: number
  design: Pick<TemplateDesign, 'elements' | 'pieces' | 'hasLayout'> & Partial<TemplateDesign>
  updatedAt: string
}

function storedForm({ version, design, saved }: Draft) {
  const { background: _, backgrounds: __, ...rest } = design
  return { version, ...rest, ...changedGrounds(design, saved) }
}

const keyOf = (templateId: number): string => `template-draft:${templateId}`

/** Unsaved changes of the signed-in person, from whatever computer. */
export async function readDraft(templateId: number): Promise<KeptDraft | null> {
  const kept = await readState(keyOf(templateId), draftSchema)
  if (!kept) return null
  const { version, ...design } = kept.data
  return { version, design, updatedAt: kept.updatedAt }
}

export const keepDraft = (templateId: number, draft: Draft) => writeState(keyOf(templateId), storedForm(draft))
export const keepDraftOnLeaving = (templateId: number, draft: Draft) =>
  writeStateOnLeaving(keyOf(templateId), storedForm(draft))
export const dropDraft = (templateId: number) => deleteState(keyOf(templateId))
