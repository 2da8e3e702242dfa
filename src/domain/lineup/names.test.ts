import { describe, expect, it } from 'vitest'
import { namesOnGraphic, pitchLabel } from './names.ts'

const player = (firstName: string, lastName: string) => ({ firstName, lastName })

describe('names', () => {
  it('are cut to ten letters on the pitch of the screen', () => {
    expect(pitchLabel(player('Jan', 'Brzęczyszczykiewicz'))).toBe('Brzęczyszc')
    expect(pitchLabel(player('Jan', 'Kos'))).toBe('Kos')
  })

  it('get an initial on a graphic only where two share a last name', () => {
    const squad = [player('Dawid', 'Kos'), player('łukasz', 'KOS'), player('Adam', 'Bąk')]
    expect(squad.map(namesOnGraphic(squad))).toEqual(['D. Kos', 'Ł. KOS', 'Bąk'])
  })

  it('do without an initial that is not there', () => {
    const squad = [player('', 'Kos'), player('Ola', 'Kos')]
    expect(squad.map(namesOnGraphic(squad))).toEqual(['Kos', 'O. Kos'])
  })
})
