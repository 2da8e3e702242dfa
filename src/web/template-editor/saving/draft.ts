import { z } from 'zod'
import { restoreElements } from '#domain/template/element.ts'
import { deleteState, readState, writeState, writeStateOnLeaving } from '#web/api/states.ts'

const draftSchema = z.object({
  /** The stored version that the draft grew from. */
  version: z.int(),
  elements: z.unknown().transform((raw) => restoreElements(raw)),
})

export type Draft = z.infer<typeof draftSchema>
export type KeptDraft = Draft & { updatedAt: string }

const keyOf = (templateId: number): string => `template-draft:${templateId}`

/** Unsaved changes of the signed-in person, from whatever computer. */
export async function readDraft(templateId: number): Promise<KeptDraft | null> {
  const kept = await readState(keyOf(templateId), draftSchema)
  return kept && { ...kept.data, updatedAt: kept.updatedAt }
}

export const keepDraft = (templateId: number, draft: Draft) => writeState(keyOf(templateId), draft)
export const keepDraftOnLeaving = (templateId: number, draft: Draft) => writeStateOnLeaving(keyOf(templateId), draft)
export const dropDraft = (templateId: number) => deleteState(keyOf(templateId))
