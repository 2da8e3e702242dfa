import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { sentTemplate } from '#contract/template.ts'
import { request } from './request.ts'

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => request('/api/templates', z.array(sentTemplate), { signal }),
})

/** Its key begins with the list's, so whatever makes the list stale makes this stale too. */
export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', id],
    queryFn: ({ signal }) => request(`/api/templates/${id}`, sentTemplate, { signal }),
    enabled: Number.isInteger(id),
  })

export const useTemplates = () => useQuery(templatesQuery)
export const useTemplate = (id: number) => useQuery(templateQuery(id))
