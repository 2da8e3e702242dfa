import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fontList, fontSchema } from '#contract/font.ts'
import { command, request } from './request.ts'
import { formOf, upload } from './upload.ts'

const fontsQuery = queryOptions({
  queryKey: ['fonts'],
  queryFn: ({ signal }) => request('/api/fonts', fontList, { signal }),
})

/** The club's own. */
export const useFonts = () => useQuery(fontsQuery)

function useFontMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(fontsQuery) })
}

export const useAddFont = () =>
  useFontMutation((font: File) => upload('/api/fonts', { method: 'POST', form: formOf({ font }), answer: fontSchema }))

export const useDeleteFont = () => useFontMutation((id: number) => command(`/api/fonts/${id}`, { method: 'DELETE' }))
