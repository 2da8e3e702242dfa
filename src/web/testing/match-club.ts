import { page } from 'vitest/browser'
import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { ClubStandIn, opponent, player } from './club-stand-in.ts'
import { section } from './hands.ts'

const SQUAD = [
  player(1, 'Jan Kos', 9, 'Napastnik'),
  player(2, 'Adam Bąk', 10, 'Napastnik'),
  player(3, 'Łukasz Żurawski', 8, 'Pomocnik'),
  player(4, 'Piotr Wróbel', 6, 'Pomocnik'),
  player(5, 'Marek Sikora', 7, 'Pomocnik'),
  player(6, 'Tomasz Dudek', 11, 'Pomocnik'),
  player(7, 'Paweł Czyż', 2, 'Obrońca'),
  player(8, 'Michał Szpak', 3, 'Obrońca'),
  player(9, 'Kamil Gil', 4, 'Obrońca'),
  player(10, 'Rafał Sowa', 5, 'Obrońca'),
  player(11, 'Szymon Jastrząb', 1, 'Bramkarz'),
  player(12, 'Olek Kos', 14, 'Napastnik'),
  player(13, 'Filip Brzęczyszczykiewicz', 15, 'Obrońca'),
  player(14, 'Wiktor Drozd-Kulczyński', 16, 'Pomocnik'),
]

/** In the middle of a match without goals: eleven on the pitch, one on the bench, the rest at home. */
export function matchClub(more: Partial<MatchState> = {}): ClubStandIn {
  const club = new ClubStandIn()
  club.players = SQUAD
  club.opponents = [opponent(1, 'Iskra Żuławy')]
  club.matches.make({
    positions: DEFAULT_FORMATION.map((place, index) => ({ ...place, playerId: index + 1 })),
    benchPlayers: [12],
    selectedOpponent: 1,
    matchDate: '2026-05-16',
    matchTime: '15:00',
    ...more,
  })
  return club
}

export const bar = () => page.getByRole('region', { name: 'Stan meczu' })
export const score = () => bar().bySelector('strong')
export const course = () => section('Przebieg meczu')
export const rows = () => course().getByRole('listitem')
export const sheet = (name: string | RegExp) => page.getByRole('dialog', { name })
