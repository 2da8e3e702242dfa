import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { crestColoursAnswer, type SaveClubStyle } from '#contract/club-style.ts'
import { settingSchema } from '#contract/setting.ts'
import { request } from './request.ts'
import { applySetting, settingsQuery } from './settings.ts'
import { templatesQuery } from './templates.ts'

/** Those of this crest, whatever is set by hand; null: there is no crest. */
export const useColoursOfCrest = (crest: string) =>
  useQuery({
    queryKey: ['crest-colours', crest],
    queryFn: async ({ signal }) =>
      (await request('/api/club-style/crest-colours', crestColoursAnswer, { signal })).colours,
  })

export function useSaveClubStyle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: SaveClubStyle) => request('/api/club-style', settingSchema, { method: 'PUT', json }),
    onSuccess: async (setting) => {
      applySetting(client, { key: setting.key, setting })
      // Name and crest carry the colours, and the look changes which templates are the defaults.
      await Promise.all([client.invalidateQueries(settingsQuery), client.invalidateQueries(templatesQuery)])
    },
  })
}
