import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { deleteState, readState, writeState, writeStateOnLeaving } from './states.ts'

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const answerWith = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
afterEach(() => vi.restoreAllMocks())

const updatedAt = '2026-03-01T12:00:00.000Z'
const draft = z.object({ name: z.string() })

describe('a state on the server', () => {
  it('is read through the schema of whoever keeps it; absent it is null', async () => {
    const asked = answerWith(json(200, { data: { name: 'Derby', more: 1 }, updatedAt }))
    expect(await readState('template:7', draft)).toEqual({ data: { name: 'Derby' }, updatedAt })
    expect(asked.mock.calls[0]?.[0]).toBe('/api/states/template%3A7')
    answerWith(json(404, { message: 'Nie ma takiego stanu' }))
    expect(await readState('template:7', draft)).toBeNull()
  })

  it('is no null where it cannot be read', async () => {
    answerWith(json(200, { data: { name: 7 }, updatedAt }))
    await expect(readState('template:7', draft)).rejects.toThrow('nieznanym formacie')
    answerWith(json(401, { message: 'Zaloguj się' }))
    await expect(readState('template:7', draft)).rejects.toThrow('401: Zaloguj się')
  })

  it('is written and deleted', async () => {
    const asked = answerWith(json(200, { data: { name: 'Derby' }, updatedAt }))
    expect((await writeState('k', { name: 'Derby' })).updatedAt).toBe(updatedAt)
    expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'PUT', body: '{"data":{"name":"Derby"}}' })
    asked.mockResolvedValue(new Response(null, { status: 204 }))
    await deleteState('k')
    expect(asked.mock.lastCall).toEqual(['/api/states/k', expect.objectContaining({ method: 'DELETE' })])
  })

  it('goes out from a page that is being left, unless it is too large for that', () => {
    const asked = answerWith(json(200, { data: {}, updatedAt }))
    expect(writeStateOnLeaving('k', { text: 'ż'.repeat(30 * 1024) })).toBe(false)
    expect(asked).not.toHaveBeenCalled()
    expect(writeStateOnLeaving('k', { text: 'z'.repeat(30 * 1024) })).toBe(true)
    expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'PUT', keepalive: true })
  })
})
