import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingEvent } from '#contract/live.ts'
import { type Setting, settingConflict, settingList, settingSchema } from '#contract/setting.ts'
import { HttpError, hasStatus } from './http-error.ts'
import { logFailure } from './log.ts'
import { command, request } from './request.ts'

const AUTH_SCREEN_POLL_MS = 2_000
const POLL_MS = 10_000
const STALE_MS = 5_000

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) =>
    request('/api/settings', settingList, { signal }).catch((error: unknown) => {
      if (!signal.aborted) logFailure('Nie udało się pobrać ustawień', error)
      throw error
    }),
  staleTime: STALE_MS,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
})

/** One setting; null when it is absent. */
const settingQuery = (key: string) =>
  queryOptions({
    queryKey: ['setting', key],
    queryFn: ({ signal }): Promise<Setting | null> =>
      request(`/api/settings/${encodeURIComponent(key)}`, settingSchema, { signal }).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null
        throw error
      }),
  })

export const useSettings = () => useQuery(settingsQuery)

export const settingNamed = (settings: Setting[] | undefined, key: string): Setting | undefined =>
  settings?.find((setting) => setting.key === key)

/** While the flag cannot be read, registration counts as enabled; the server decides anyway. */
export function useRegistrationDisabled(): boolean {
  const settings = useQuery({ ...settingsQuery, refetchInterval: AUTH_SCREEN_POLL_MS })
  return !settings.isError && settingNamed(settings.data, 'disableRegistration')?.value === 'true'
}

interface SettingDraft {
  key: string
  value?: string
  clubLogo?: File
  version?: number
}

export const saveSetting = ({ clubLogo, ...setting }: SettingDraft): Promise<Setting> =>
  request('/api/settings', settingSchema, {
    method: 'POST',
    ...(clubLogo ? { form: multipart(setting, clubLogo) } : { json: setting }),
  })

export const deleteSetting = (key: string): Promise<void> =>
  command(`/api/settings/${encodeURIComponent(key)}`, { method: 'DELETE' })

function multipart({ key, value, version }: Omit<SettingDraft, 'clubLogo'>, clubLogo: File): FormData {
  const form = new FormData()
  form.set('key', key)
  if (value !== undefined) form.set('value', value)
  if (version !== undefined) form.set('version', String(version))
  form.set('clubLogo', clubLogo)
  return form
}

export function useSaveSetting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveSetting,
    onSuccess: (setting) => applySetting(client, { key: setting.key, setting }),
  })
}

/** What lies on the server when somebody else saved in the meantime. */
export function conflictingSetting(error: unknown): Setting | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  return settingConflict.safeParse(error.body).data?.current ?? null
}

/** Puts a changed or deleted setting into every cached answer that holds it. */
export function applySetting(client: QueryClient, { key, setting }: SettingEvent): void {
  const single = settingQuery(key).queryKey
  if (client.getQueryData(single) !== undefined) client.setQueryData(single, setting)
  if (client.getQueryData(settingsQuery.queryKey) === undefined) return
  // A list that is on its way may be older than this change and would undo it.
  void client.cancelQueries({ queryKey: settingsQuery.queryKey })
  client.setQueryData(settingsQuery.queryKey, (list = []) => {
    const others = list.filter((entry) => entry.key !== key)
    return setting ? [...others, setting] : others
  })
}
