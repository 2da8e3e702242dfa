import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Setting } from '#contract/setting.ts'
import { HttpError } from './http-error.ts'
import { applySetting, conflictingSetting, settingNamed, settingsQuery } from './settings.ts'

const setting = (key: string, value: string, version = 1): Setting => ({
  id: 1,
  key,
  value,
  version,
  updatedBy: 'Anna',
  updatedAt: '2026-03-01T12:00:00.000Z',
})

const listIn = (client: QueryClient) => client.getQueryData(settingsQuery.queryKey)

describe('applySetting', () => {
  it('replaces, adds and removes an entry of the list', () => {
    const client = new QueryClient()
    client.setQueryData(settingsQuery.queryKey, [setting('clubName', 'Stara'), setting('other', 'x')])

    applySetting(client, { key: 'clubName', setting: setting('clubName', 'Nowa', 2) })
    expect(settingNamed(listIn(client), 'clubName')?.value).toBe('Nowa')
    expect(listIn(client)).toHaveLength(2)

    applySetting(client, { key: 'clubLogo', setting: setting('clubLogo', '/files/a.png') })
    expect(listIn(client)).toHaveLength(3)

    applySetting(client, { key: 'clubName', setting: null })
    expect(settingNamed(listIn(client), 'clubName')).toBeUndefined()
    expect(settingNamed(listIn(client), 'other')?.value).toBe('x')
  })

  it('touches a single setting only where somebody has asked for it', () => {
    const client = new QueryClient()
    client.setQueryData(['setting', 'clubName'], setting('clubName', 'Stara'))
    applySetting(client, { key: 'clubName', setting: null })
    applySetting(client, { key: 'other', setting: setting('other', 'x') })
    expect(client.getQueryData(['setting', 'clubName'])).toBeNull()
    expect(client.getQueryData(['setting', 'other'])).toBeUndefined()
  })

  it('does not take one setting for the whole list before the list is read', () => {
    const client = new QueryClient()
    applySetting(client, { key: 'clubName', setting: setting('clubName', 'Nowa') })
    expect(listIn(client)).toBeUndefined()
  })

  it('is not undone by a list that was asked for earlier and comes later', async () => {
    const client = new QueryClient()
    client.setQueryData(settingsQuery.queryKey, [setting('clubName', 'Stara')])
    let answer = (_list: Setting[]) => {}
    const late = client.fetchQuery({
      ...settingsQuery,
      staleTime: 0,
      queryFn: () => new Promise<Setting[]>((resolve) => (answer = resolve)),
    })
    applySetting(client, { key: 'clubName', setting: setting('clubName', 'Nowa', 2) })
    answer([setting('clubName', 'Stara')])
    await late.catch(() => undefined)
    expect(settingNamed(listIn(client), 'clubName')?.value).toBe('Nowa')
  })
})

describe('conflictingSetting', () => {
  it('finds what is stored in a 409, and nothing elsewhere', () => {
    const current = setting('clubName', 'Tamta', 3)
    expect(conflictingSetting(new HttpError(409, 'Conflict', { message: 'Za późno', current }))).toEqual(current)
    expect(conflictingSetting(new HttpError(409, 'Conflict', { message: 'Za późno', current: null }))).toBeNull()
    expect(conflictingSetting(new HttpError(400, 'Bad Request', { message: 'Źle', current }))).toBeNull()
    expect(conflictingSetting(new Error('inny'))).toBeNull()
  })
})
