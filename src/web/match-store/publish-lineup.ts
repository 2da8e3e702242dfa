import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'

/** From now on fans see this line-up; what is changed after it is the club's own until it is published again. */
export function publishLineup({ positions, benchPlayers }: Pick<ShownMatch, 'positions' | 'benchPlayers'>): void {
  const published = { slots: positions, bench: benchPlayers, at: Math.round(serverNow()) }
  changeMatch((match) => ({ ...match, published }), 'now')
}
