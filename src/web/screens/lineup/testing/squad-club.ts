import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Slot } from '#domain/lineup/slots.ts'
import { emptySlots } from '#domain/lineup/slots.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { ClubStandIn, opponent, player } from '#web/testing/club-stand-in.ts'
import { dialog } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'

const SQUAD = [
  player(1, 'Adam Kowalczyk', 1, 'bramkarz'),
  player(2, 'Jan Nowak', 2, 'obrońca'),
  player(3, 'Michał Żurawski', 3, 'lewy obrońca'),
  player(4, 'Paweł Brzęczyszczykiewicz', 5, 'obrońca'),
  player(5, 'Tomasz Zieliński', 6, 'pomocnik'),
  player(6, 'Marek Dąbrowski', 8, 'pomocnik'),
  player(7, 'Robert Majewski', 9, 'napastnik'),
  player(8, 'Dawid Król', 11, 'napastnik'),
]

export const playerId = (lastName: string): number => SQUAD.find((one) => one.lastName === lastName)?.id ?? 0
export const ids = (...lastNames: string[]): number[] => lastNames.map(playerId)

/** Eight players and two opponents; nobody is in a line-up yet. */
export function squadClub(): ClubStandIn {
  const club = new ClubStandIn()
  club.players = SQUAD
  club.opponents = [opponent(1, 'Orzeł Zawadzkie'), opponent(2, 'Górnik Podlesie')]
  return club
}

/** With these on the pitch, by the names of the places, and these on the bench. */
export function linedUp(
  placed: Record<string, string>,
  bench: readonly string[] = [],
  more: Partial<MatchState> = {},
): ClubStandIn {
  const club = squadClub()
  const positions = emptySlots().map((place) => ({ ...place, playerId: playerId(placed[place.id] ?? '') || null }))
  club.matches.make({ positions, benchPlayers: ids(...bench), ...more })
  return club
}

export async function openLineup(club: ClubStandIn): Promise<void> {
  openApp('/lineup', club)
  await expect.element(pitch()).toBeVisible()
}

export const storedSlot = (club: ClubStandIn, id: string): Slot | undefined =>
  club.matches.state.positions.find((slot) => slot.id === id)

export const pitch = (): Locator => page.getByRole('list', { name: 'Boisko' })
export const slot = (id: string): Locator => pitch().bySelector(`[data-slot="${id}"] button`).first()
export const seat = (name: string): Locator => page.getByRole('list', { name: 'Ławka' }).getByRole('button', { name })
export const row = (name: string): Locator => dialog().getByRole('button', { name })

export async function done(): Promise<void> {
  await dialog().getByRole('button', { name: 'Gotowe' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
}

export const showPitch = (): void => pitch().element().scrollIntoView({ block: 'center' })
