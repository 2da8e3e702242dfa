import { describe, expect, it } from 'vitest'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from '../../testing/sample-match.ts'
import { personOfEvent } from './person-view.ts'

function shownAfterCard(lineupImage: string | null, scorerImage: string | null): string | null | undefined {
  const players = SQUAD.slice(0, 1).map((player) => ({ ...player, lineupImage, scorerImage }))
  const card = goal('a', '10', players[0]?.id ?? null, { kind: 'redCard' })
  return personOfEvent(matchAfter([card]), { ...SAMPLE_CATALOGUE, players }, card).player?.scorerImage
}

describe('a moment without joy', () => {
  it('shows the face of the line-up, and the cheering one only where there is no other', () => {
    expect(shownAfterCard('/calm', '/cheering')).toBe('/calm')
    expect(shownAfterCard('/calm', null)).toBe('/calm')
    expect(shownAfterCard(null, '/cheering')).toBe('/cheering')
    expect(shownAfterCard(null, null)).toBeNull()
  })
})
