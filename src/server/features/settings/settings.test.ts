import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let user: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  user = await club.staff('Ewa', 'user', admin)
})
afterAll(() => club.close())
beforeEach(async () => {
  const keys = (await admin.get('/api/settings')).json() as Array<{ key: string }>
  for (const { key } of keys) await admin.delete(`/api/settings/${key}`)
  await sql`truncate settings restart identity`.execute(club.db)
})

const SCORERS = JSON.stringify({
  scorers: [{ id: 'x', isOpponent: false, minute: "12'", playerId: 3, score: '1:0' }],
  extra: { a: 1 },
})

const photo = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#0a5' } })
    .jpeg()
    .toBuffer()

function crestForm(bytes: Buffer, key = 'clubLogo'): FormData {
  const form = new FormData()
  form.append('key', key)
  form.append('clubLogo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'herb.png')
  return form
}

describe('reading', () => {
  it('shows a visitor the public keys only, without the name of who saved them', async () => {
    await admin.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
    await admin.post('/api/settings', { key: 'secretKey', value: 'x' })
    await user.post('/api/settings', { key: 'result_settings_global', value: SCORERS })
    const seen = (await club.visitor().get('/api/settings')).json()
    expect(seen).toEqual([
      expect.objectContaining({ key: 'clubName', value: 'Orły Dębno', version: 1, updatedBy: null }),
    ])
    const all = (await user.get('/api/settings')).json() as Array<{ key: string; updatedBy: string }>
    expect(all.map(({ key, updatedBy }) => [key, updatedBy])).toEqual([
      ['clubName', 'Anna'],
      ['result_settings_global', 'Ewa'],
      // The score that goes with the result.
      ['scorer_settings_global', 'Ewa'],
      ['secretKey', 'Anna'],
    ])
  })

  it('shows a visitor each change of a public key in the very next answer', async () => {
    for (const name of ['Orły', 'Sokoły', 'Jastrzębie']) {
      await admin.post('/api/settings', { key: 'clubName', value: name })
      expect((await club.visitor().get('/api/settings')).json()[0].value).toBe(name)
    }
    await admin.delete('/api/settings/clubName')
    expect((await club.visitor().get('/api/settings')).json()).toEqual([])
  })
})

describe('saving', () => {
  it('keeps the text as it came, unknown fields included, and counts versions', async () => {
    const first = await user.post('/api/settings', { key: 'result_settings_global', value: SCORERS })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ value: SCORERS, version: 1, updatedBy: 'Ewa' })
    const second = await admin.post('/api/settings', { key: 'result_settings_global', value: '{}', version: 1 })
    expect([second.statusCode, second.json().version, second.json().updatedBy]).toEqual([200, 2, 'Anna'])
    expect(new Date(second.json().updatedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('answers a save on an old version with 409 and what is stored', async () => {
    await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":1}' })
    await admin.post('/api/settings', { key: 'result_settings_global', value: '{"a":2}' })
    for (const version of [0, 1, 3]) {
      const response = await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":3}', version })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({
        message: 'Te ustawienia zapisał(a) w międzyczasie Anna',
        current: { value: '{"a":2}', version: 2 },
      })
    }
    expect(
      (await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":3}', version: 2 })).statusCode,
    ).toBe(200)
  })

  it('lets exactly one of many saves on the same version win', async () => {
    for (const version of [0, 1]) {
      const saves = Array.from({ length: 8 }, (_, index) =>
        user.post('/api/settings', { key: 'lineup_settings_global', value: `{"n":${index}}`, version }),
      )
      const statuses = (await Promise.all(saves)).map((response) => response.statusCode)
      expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    }
    const stored = (await user.get('/api/settings/lineup_settings_global')).json()
    expect(stored.version).toBe(2)
  })

  it('does not let a save based on a deleted value bring it back, nor forget the version', async () => {
    await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":1}' })
    await admin.delete('/api/settings/result_settings_global')
    expect((await user.get('/api/settings/result_settings_global')).statusCode).toBe(404)
    const late = await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":2}', version: 1 })
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: 'Te ustawienia usunął(-ęła) w międzyczasie Anna', current: null },
    ])
    const anew = await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":3}', version: 0 })
    expect([anew.statusCode, anew.json().version]).toEqual([201, 3])
    const later = await user.post('/api/settings', { key: 'result_settings_global', value: '{"a":4}', version: 1 })
    expect(later.statusCode).toBe(409)
  })

  it.each([
    ['disableRegistration', 'maybe', 400],
    ['clubName', '   ', 400],
    ['clubName', 'x'.repeat(101), 400],
    ['clubLogo', '/etc/passwd', 400],
    ['clubLogo', `/files/${'a'.repeat(64)}.png`, 400],
    ['clubLogo', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', 415],
    ['lineup_positions_global', 'not json', 400],
    ['lineup_positions_global', '[]', 400],
    ['lineup_positions_global', '{"positions":[{"id":"1","x":1.5,"y":0,"type":"GK"}]}', 400],
    ['lineup_settings_global', '{"matchTimeState":"overtime"}', 400],
    ['lineup_positions_global', '{"opponentId":2147483648}', 400],
    ['lineup_positions_global', '{"benchPlayers":[{"id":2147483648}]}', 400],
    [
      'lineup_positions_global',
      '{"positions":[{"id":"1","x":0,"y":0,"type":"GK","player":{"id":9007199254740991}}]}',
      400,
    ],
    ['lineup_settings_global', '{"matchTimerStartTime":1e300}', 400],
    ['scorer_settings_global', '{"homeScore":2147483648}', 400],
    ['scorer_settings_global', '{"homeScore":-1}', 400],
    ['result_settings_global', '{"scorers":[{"id":"x"}]}', 400],
    ['result_settings_global', '{"a":"\\u0000"}', 400],
    ['another', 'x'.repeat(256 * 1024 + 1), 413],
    ['another', 'ą'.repeat(128 * 1024 + 1), 413],
    ['bad key', 'x', 400],
    ['', 'x', 400],
  ])('refuses %s = %.40s with %i', async (key, value, status) => {
    const response = await admin.post('/api/settings', { key, value })
    expect([response.statusCode, typeof response.json().message]).toEqual([status, 'string'])
    expect((await admin.get('/api/settings')).json()).toEqual([])
  })

  it('takes exactly 256 KiB', async () => {
    const value = 'x'.repeat(256 * 1024)
    expect((await admin.post('/api/settings', { key: 'another', value })).statusCode).toBe(201)
  })

  it('takes the line-up of section 3 with empty choices', async () => {
    const value = JSON.stringify({
      positions: [
        { id: 'gk', x: 0.5, y: 0.9, type: 'GK' },
        { id: 'd1', x: 0, y: 1, type: 'DEF', player: { id: 4, lastName: 'Źdźbło' } },
      ],
      benchPlayers: [{ id: 9 }],
      isHome: true,
      opponentId: null,
      templateId: 3,
      matchDate: '2026-11-15',
      matchTime: '15:00',
      matchTimeState: 'firstHalf',
      matchMinute: 12,
      matchTimerActive: true,
      matchTimerElapsed: 0,
      matchTimerStartTime: 1_794_708_000_000,
      timestamp: 1_794_708_000_000,
    })
    expect((await user.post('/api/settings', { key: 'lineup_positions_global', value })).statusCode).toBe(201)
  })
})

describe('the crest', () => {
  it('goes through the image guard into the store and is served unchanging', async () => {
    const saved = await admin.upload('/api/settings', crestForm(await photo()))
    expect(saved.statusCode).toBe(201)
    const { value } = saved.json()
    expect(value).toMatch(/^\/files\/[0-9a-f]{64}\.jpg$/)
    const picture = await club.visitor().get(value)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 40, height: 60 })
    expect((await club.visitor().get(value, { 'if-none-match': picture.headers.etag })).statusCode).toBe(304)
  })

  it('is turned upright and stripped of its metadata', async () => {
    const sideways = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'Jan Kowalski' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { value } = (await admin.upload('/api/settings', crestForm(sideways))).json()
    const metadata = await sharp((await club.visitor().get(value)).rawPayload).metadata()
    expect(metadata).toMatchObject({ width: 60, height: 40 })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
  })

  it('is taken as a data URL and as an address in the store too', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0a05' } })
      .png()
      .toBuffer()
    const saved = await admin.post('/api/settings', {
      key: 'clubLogo',
      value: `data:image/png;base64,${png.toString('base64')}`,
    })
    expect(saved.json().value).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
    const again = await admin.post('/api/settings', { key: 'clubLogo', value: saved.json().value })
    expect([again.statusCode, again.json().value]).toEqual([200, saved.json().value])
  })

  it.each([
    ['text', Buffer.from('to nie obraz'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['16 MB', Buffer.alloc(16 * 1024 * 1024), 413],
  ])('refuses %s', async (_name, bytes, status) => {
    const response = await admin.upload('/api/settings', crestForm(bytes))
    expect([response.statusCode, typeof response.json().message]).toEqual([status, 'string'])
  })

  it('refuses a cut-off picture and a picture of too many pixels', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#0a5',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    expect((await admin.upload('/api/settings', crestForm(whole.subarray(0, whole.length / 2)))).statusCode).toBe(415)
    const bomb = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const refused = await admin.upload('/api/settings', crestForm(bomb))
    expect([refused.statusCode, refused.json().message]).toEqual([
      413,
      'Obraz ma 8000×6300 px. Dozwolone jest najwyżej 50 megapikseli',
    ])
  })

  it('takes a file for clubLogo only, and a name by multipart like any value', async () => {
    expect((await admin.upload('/api/settings', crestForm(await photo(), 'clubName'))).statusCode).toBe(400)
    const form = new FormData()
    form.append('key', 'clubName')
    form.append('value', ' Orły Dębno ')
    form.append('version', '0')
    const saved = await admin.upload('/api/settings', form)
    expect([saved.statusCode, saved.json().value]).toEqual([201, 'Orły Dębno'])
    expect((await user.upload('/api/settings', form)).statusCode).toBe(403)
  })
})
