import { randomUUID } from 'node:crypto'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import { expectOk, type LiveClub } from '../fans/live-club.ts'

const MINUTES_PLAYED = 12

export const post = async (club: LiveClub, path: string, body: object = {}): Promise<Response> =>
  expectOk(await fetch(`${club.app.url}${path}`, { method: 'POST', headers: club.staff, body: JSON.stringify(body) }))

export async function readMatch(club: LiveClub, id: number): Promise<MatchDocumentAnswer> {
  const response = await fetch(`${club.app.url}/api/matches/${id}`, { headers: club.staff })
  return (await expectOk(response)).json() as Promise<MatchDocumentAnswer>
}

export async function makeMatch(club: LiveClub): Promise<number> {
  const matchDate = new Date().toISOString().slice(0, 10)
  const facts = { key: randomUUID(), opponentId: club.opponentId, matchDate, matchTime: '12:00', isCurrent: false }
  return ((await (await post(club, '/api/matches', facts)).json()) as MatchDocumentAnswer).id
}

/** Matches beside the current one, each in its first half. */
export async function runningMatches(club: LiveClub, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) {
    const id = await makeMatch(club)
    const clock = {
      matchTimeState: 'firstHalf',
      matchTimerActive: true,
      matchTimerStartTime: Date.now() - MINUTES_PLAYED * 60_000,
      matchTimerElapsed: 0,
      matchMinute: MINUTES_PLAYED,
    }
    const changes = { clock: { base: 0, from: null, to: clock } }
    await post(club, `/api/matches/${id}/changes`, { device: 'pomiar', changes })
    ids.push(id)
  }
  return ids
}

export async function scoreIn(club: LiveClub, id: number): Promise<void> {
  const to = { kind: 'goal', side: 'ours', at: Date.now(), minute: "12'", device: 'pomiar' }
  const changes = { [`event:${randomUUID()}`]: { base: 0, from: null, to } }
  await post(club, `/api/matches/${id}/changes`, { device: 'pomiar', changes })
}
