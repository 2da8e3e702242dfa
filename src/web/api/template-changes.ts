import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { sentTemplate, type Template } from '#contract/template.ts'
import type { TemplateChange, TemplateData } from '#contract/template-input.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { changedGrounds } from '#graphic/template/editor/grounds.ts'
import { HttpError } from './http-error.ts'
import { command, request } from './request.ts'
import { templateQuery, templatesQuery } from './templates.ts'
import { formOf, upload } from './upload.ts'

interface Files {
  templateBackground?: Blob | null
  onProgress?: (share: number) => void
}

export type TemplateSave = Files & ({ id?: undefined; data: TemplateData } | { id: number; data: TemplateChange })

/** Adds a template, or changes the one whose id is given. */
function saveTemplate({ id, data, templateBackground, onProgress }: TemplateSave) {
  const form = formOf({ templateData: data, templateBackground })
  const [path, method] =
    id === undefined ? ['/api/templates', 'POST' as const] : [`/api/templates/${id}`, 'PUT' as const]
  return upload(path, { method, form, answer: sentTemplate, onProgress })
}

interface DesignSave {
  id: number
  /** The version that the design was changed from; left out, it is taken whatever is stored. */
  version?: number
  design: TemplateDesign
  /** As it was read. */
  saved: TemplateDesign
}

function saveDesign({ id, version, design, saved }: DesignSave): Promise<Template> {
  // As a file: hundreds of elements may be more than a field of a form can hold.
  const { elements, background: _, backgrounds: __, ...rest } = design
  const data = { ...rest, ...changedGrounds(design, saved) }
  const file = new Blob([JSON.stringify(elements)], { type: 'application/json' })
  const form = formOf({ templateData: data, elements: file })
  if (version !== undefined) form.set('version', String(version))
  return request(`/api/templates/${id}`, sentTemplate, { method: 'PUT', form })
}

/** The stored template when somebody else saved it in the meantime. */
export function templateConflict(error: unknown): Template | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  return z.object({ current: sentTemplate }).safeParse(error.body).data?.current ?? null
}

function useTemplateMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(templatesQuery) })
}

export const useSaveTemplate = () => useTemplateMutation(saveTemplate)

export const useDeleteTemplate = () =>
  useTemplateMutation((id: number) => command(`/api/templates/${id}`, { method: 'DELETE' }))

export function useSaveDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveDesign,
    onSuccess: (template) => {
      client.setQueryData(templateQuery(template.id).queryKey, template)
      return client.invalidateQueries(templatesQuery)
    },
  })
}

export const useDuplicateTemplate = () =>
  useTemplateMutation((id: number) => request(`/api/templates/${id}/duplicate`, sentTemplate, { method: 'POST' }))

export const exportTemplateUrl = (id: number): string => `/api/templates/${id}/export`

export const useImportTemplate = () =>
  useTemplateMutation((file: Blob) =>
    upload('/api/templates/import', { method: 'POST', form: formOf({ templateFile: file }), answer: sentTemplate }),
  )
