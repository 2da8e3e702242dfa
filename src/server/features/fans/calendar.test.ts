import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'

let club: TestClub
let anna: Caller
let fan: Caller
const nextYear = new Date().getFullYear() + 1

beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  fan = club.visitor()
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const opponentId = (await anna.get('/api/opponents')).json()[0].id
  const make = (facts: object) =>
    anna.post('/api/matches', { key: randomUUID(), opponentId, isCurrent: false, ...facts })
  await make({ matchDate: `${nextYear}-08-15`, matchTime: '17:00', competition: 'Klasa A', round: '2', venue: 'Orlik' })
  await make({ matchDate: `${nextYear}-08-22`, isHome: false })
  await make({ matchDate: '2019-08-22', matchTime: '17:00' })
  await make({ competition: 'Sparing' })
})
afterAll(() => club.close())

describe('the fans’ calendar', () => {
  it('has the season’s matches whose day is known, for anybody', async () => {
    const response = await fan.get('/api/public/calendar.ics')
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers['cache-control']).toContain('s-maxage')
    const events = response.body.split('BEGIN:VEVENT').slice(1)
    expect(events).toHaveLength(2)
    expect(events[0]).toContain(`DTSTART:${nextYear}0815T150000Z`)
    expect(events[0]).toContain('DESCRIPTION:Klasa A\\, 2. kolejka')
    expect(events[0]).toContain('LOCATION:Orlik')
    expect(events[1]).toContain(`DTSTART;VALUE=DATE:${nextYear}0822`)
    expect(events[1]).toMatch(/SUMMARY:Tur Ełk - /)
  })

  it('is not sent again to a phone that has it, and is when a match is changed', async () => {
    const { etag } = (await fan.get('/api/public/calendar.ics')).headers
    const again = () => fan.get('/api/public/calendar.ics', { 'if-none-match': String(etag) })
    expect((await again()).statusCode).toBe(304)
    const [match] = (await anna.get('/api/matches?search=orlik')).json().matches
    await anna.post(`/api/matches/${match.id}/changes`, {
      device: 'd',
      changes: { venue: { base: 1, from: 'Orlik', to: 'Stadion' } },
    })
    await eventually(async () => expect(await (async () => (await again()).statusCode)()).toBe(200))
    expect((await again()).body).toContain('LOCATION:Stadion')
  })

  it('of a team that is not there is refused', async () => {
    expect((await fan.get('/api/public/calendar.ics?team=999')).statusCode).toBe(404)
  })
})

it.each(['0000', '9999'])('the matches of a season that no calendar has (%s) are none', async (season) => {
  const response = await fan.get(`/api/public/matches?season=${season}`)
  expect([response.statusCode, response.json().matches]).toEqual([200, []])
})
