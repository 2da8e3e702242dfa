import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { restoredTemplate, type TemplateChange, type TemplateData } from '#contract/template.ts'
import { command, request } from './request.ts'
import { formOf, upload } from './upload.ts'

const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => request('/api/templates', z.array(restoredTemplate), { signal }),
})

export const useTemplates = () => useQuery(templatesQuery)

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
  return upload(path, { method, form, answer: restoredTemplate, onProgress })
}

export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({ mutationFn: saveTemplate, onSuccess: () => client.invalidateQueries(templatesQuery) })
}

export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/templates/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries(templatesQuery),
  })
}
