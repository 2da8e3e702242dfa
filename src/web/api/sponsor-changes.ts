import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sponsorSchema } from '#contract/sponsor.ts'
import type { SponsorChange, SponsorData } from '#contract/sponsor-data.ts'
import { command } from './request.ts'
import { sponsorsQuery } from './sponsors.ts'
import { formOf, upload } from './upload.ts'

export interface SponsorSave {
  id?: number
  data: SponsorData | SponsorChange
  sponsorLogo?: Blob | null
  onProgress?: (share: number) => void
}

/** Adds a sponsor, or changes the one whose id is given. */
function saveSponsor({ id, data, sponsorLogo, onProgress }: SponsorSave) {
  const form = formOf({ sponsorData: data, sponsorLogo })
  const [path, method] = id === undefined ? ['/api/sponsors', 'POST' as const] : [`/api/sponsors/${id}`, 'PUT' as const]
  return upload(path, { method, form, answer: sponsorSchema, onProgress })
}

function useSponsorMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries(sponsorsQuery) })
}

export const useSaveSponsor = () => useSponsorMutation(saveSponsor)

export const useDeleteSponsor = () =>
  useSponsorMutation((id: number) => command(`/api/sponsors/${id}`, { method: 'DELETE' }))
