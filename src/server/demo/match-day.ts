import { randomUUID } from 'node:crypto'
import type { Player } from '#contract/player.ts'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { formationPlaces } from '#domain/lineup/formation.ts'
import { type MatchClock, NEW_CLOCK } from '#domain/match/clock.ts'
import type { Raw } from '#domain/match/gate.ts'
import { fractionValue } from '#domain/units.ts'
import type { ApiCaller } from './api-caller.ts'
import type { DemoCatalogue } from './catalogue.ts'
import type { DemoPictures } from './demo-pictures.ts'
import type { Fixture, TeamSheet } from './fixtures.ts'
import type { Drawing, Templates } from './graphics.ts'
import type { KickOff } from './match-days.ts'

/** What a match day at the demo club works with. */
export interface DemoClub extends DemoCatalogue {
  staff: ApiCaller
  pictures: DemoPictures
  drawing: Drawing
  timeZone: string
  templates: Templates
}

export const save = ({ staff }: DemoClub, key: SharedMatchKey, value: Raw): Promise<unknown> =>
  staff.post('/api/settings', { key, value: JSON.stringify(value) })

export function playerWearing({ players }: DemoClub, number: number): Player {
  const player = players.find((one) => one.number === number)
  if (!player) throw new Error(`Nobody in the demo squad wears ${number}`)
  return player
}

const slotsOf = (club: DemoClub, { formation, eleven }: TeamSheet) =>
  formationPlaces(formation).map((place, index) => ({ ...place, player: playerWearing(club, eleven[index] ?? 0) }))

const lineupOf = (club: DemoClub, sheet: TeamSheet) => ({
  positions: slotsOf(club, sheet).map(({ id, type, x, y, player }) => ({
    id,
    type,
    x: fractionValue(x),
    y: fractionValue(y),
    player: { id: player.id },
  })),
  benchPlayers: sheet.bench.map((number) => ({ id: playerWearing(club, number).id })),
})

/** Who plays whom and when; with a line-up once it is known. */
export async function announce(
  club: DemoClub,
  { opponent, isHome, competition, round, look }: Fixture,
  { day, time }: KickOff,
  sheet?: TeamSheet,
): Promise<void> {
  await save(club, 'lineup_positions_global', {
    ...(sheet && lineupOf(club, sheet)),
    isHome,
    opponentId: club.opponents[opponent].id,
    templateId: club.templates.of(look, 'lineup').id,
    matchDate: day,
    matchTime: time,
    competition,
    round,
    ...NEW_CLOCK,
  })
}

/** A match ahead, while another one may be current. */
export const plan = (
  club: DemoClub,
  { opponent, isHome, competition, round }: Fixture,
  { day, time }: KickOff,
): Promise<unknown> =>
  club.staff.post('/api/matches', {
    key: randomUUID(),
    opponentId: club.opponents[opponent].id,
    isHome,
    matchDate: day,
    matchTime: time,
    competition,
    round,
    isCurrent: false,
  })

export const saveClock = (club: DemoClub, clock: MatchClock): Promise<unknown> =>
  save(club, 'lineup_settings_global', { ...clock })
