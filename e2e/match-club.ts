import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Account, RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'

interface FanMatch {
  id: number
  homeTeam: string
  awayTeam: string
  homeScore: number
  awayScore: number
  status: string
  date: string
}

interface StoredMatch {
  id: number
  cells: Record<string, unknown>
  stamps: Record<string, { version: number }>
}

/** Matches as a test prepares and checks them, without a browser. */
export class MatchClub {
  constructor(
    private readonly app: RunningApp,
    private readonly club: GoalClub,
  ) {}

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { cookie: this.club.cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${this.app.url}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    expect(response.status, path).toBeLessThan(300)
    return (response.status === 204 ? null : await response.json()) as Answer
  }

  async make(wanted: object = {}): Promise<number> {
    const body = { key: randomUUID(), opponentId: this.club.opponentId, isCurrent: false, ...wanted }
    return (await this.call<StoredMatch>('POST', '/api/matches', body)).id
  }

  read = (id: number): Promise<StoredMatch> => this.call('GET', `/api/matches/${id}`)

  async change(id: number, values: Record<string, unknown>): Promise<void> {
    const { cells, stamps } = await this.read(id)
    const changes = Object.entries(values).map(([key, to]) => [
      key,
      { base: stamps[key]?.version ?? 0, from: cells[key] ?? null, to },
    ])
    await this.call('POST', `/api/matches/${id}/changes`, { device: 'test', changes: Object.fromEntries(changes) })
  }

  remove = (id: number): Promise<null> => this.call('DELETE', `/api/matches/${id}`)

  async opponent(name: string): Promise<number> {
    await this.call('POST', '/api/opponents/import', { opponents: [{ name }] })
    const all = await this.call<{ id: number; name: string }[]>('GET', '/api/opponents')
    return all.find((opponent) => opponent.name === name)?.id ?? 0
  }

  account = (account: Account): Promise<unknown> => this.call('POST', '/api/register', account)

  get = <Answer>(path: string): Promise<Answer> => this.call('GET', path)

  post = <Answer>(path: string, body: object): Promise<Answer> => this.call('POST', path, body)

  async currentId(team?: number): Promise<number | null> {
    const path = `/api/matches/current${team === undefined ? '' : `?team=${team}`}`
    return (await this.call<{ documentId: number | null }>('GET', path)).documentId
  }

  async deleteAll(): Promise<void> {
    for (;;) {
      const { matches } = await this.call<{ matches: { id: number }[] }>('GET', '/api/matches')
      if (matches.length === 0) return
      for (const { id } of matches) await this.remove(id)
    }
  }

  /** What fans are shown, as soon as it is as expected; Sparta before Iskra, whenever they play. */
  async forFans(expected: readonly object[]): Promise<void> {
    const shown = async () => {
      const { matches } = await this.call<{ matches: FanMatch[] }>('GET', '/api/public/matches')
      return matches.sort((one, other) => other.awayTeam.localeCompare(one.awayTeam))
    }
    await expect.poll(shown).toMatchObject([...expected])
  }

  details = (id: number) =>
    this.call<{ events: object[]; lineup: { positions: { player: { id: number } }[] } | null }>(
      'GET',
      `/api/public/matches/${id}`,
    )
}
