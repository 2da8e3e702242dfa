import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './weak-password.ts'

describe('a password', () => {
  it.each([
    ['haslo123', 'common'],
    ['Hasło2026!', 'common'],
    ['PASSWORD1', 'common'],
    ['123polska', 'common'],
    ['qwerty12345', 'common'],
    ['legia1916', 'common'],
    ['123456', 'pattern'],
    ['1234567890', 'pattern'],
    ['9876543210', 'pattern'],
    ['qwertyuiop', 'pattern'],
    ['poiuytrewq', 'pattern'],
    ['abcdefghij', 'pattern'],
    ['zaq12wsx', 'pattern'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['abababababab', 'pattern'],
    ['gol1gol1gol1', 'pattern'],
    ['Anna-trybuna-7', 'username'],
    ['xx-ANNA-1990-xx', 'username'],
    ['mur-anna-krzak', 'username'],
    ['trybuna7', 'short'],
  ])('%s is weak: %s', (password, weakness) => {
    expect(passwordWeakness(password, ' Anna ')).toBe(weakness)
  })

  it.each(['rower-okno-trawa', 'Kwd73-bocian', 'zielony płot 8', 'hasło do szatni u Zenka', 'żółw1-krótko'])(
    '%s is not',
    (password) => {
      expect(passwordWeakness(password, 'Anna')).toBeNull()
    },
  )

  it.each(['', '12345', '      '])('„%s” cannot be used anyway', (password) => {
    expect(passwordWeakness(password, 'Anna')).toBeNull()
  })

  it('is not weak for a name that is in every other word', () => {
    expect(passwordWeakness('rower-okno-trawa', 'ok')).toBeNull()
  })
})
