import type { Player } from '#contract/player.ts'

/** A running app as an admin's browser speaks to it, and a squad in which everybody is called the same. */
export class SquadOverHttp {
  constructor(
    public url: string,
    readonly cookie: string,
    readonly size: number,
  ) {}

  call(method: string, path: string, body?: object, cookie = this.cookie): Promise<Response> {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    return fetch(`${this.url}${path}`, { method, headers, body: body && JSON.stringify(body) })
  }

  async read<T>(path: string): Promise<T> {
    return (await (await this.call('GET', path)).json()) as T
  }

  /** All in one save: what is half old and half new shows as two names, or as fewer players. */
  async nameEverybody(lastName: string): Promise<Response> {
    const known = await this.read<Player[]>('/api/players')
    const players = Array.from({ length: this.size }, (_, index) => ({
      ...(known[index] && { id: known[index].id }),
      firstName: 'Jan',
      lastName,
      number: index + 1,
    }))
    return this.call('POST', '/api/players/import', { players })
  }

  /** The names that are found, each once; a squad of another size is told as such. */
  async names(): Promise<string[]> {
    const players = await this.read<Player[]>('/api/players')
    const names = [...new Set(players.map(({ lastName }) => lastName))]
    return players.length === this.size ? names : [...names, `${players.length} players`]
  }
}
