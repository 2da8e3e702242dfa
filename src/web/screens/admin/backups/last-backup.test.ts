import { describe, expect, it } from 'vitest'
import { lastBackup } from './last-backup.ts'

const MADE = '2026-07-04T01:15:00.000Z'
const LISTED = '2026-03-01T12:00:00.000Z'
const words = (text: string) => text.replace(/\d\d?[ .].*?\d\d:\d\d/g, 'DATA')

describe('what is said about the last backup', () => {
  it.each([
    ['made here and listed', MADE, [{ date: MADE }], true, 'Ostatnia udana kopia: DATA.'],
    ['only brought along or made by a restore', null, [{ date: LISTED }], true, /^Tutaj nie zrobiono.*z DATA\.$/],
    ['none yet', null, [], true, 'Nie ma jeszcze żadnej kopii. Zrób pierwszą albo poczekaj do nocy.'],
    ['none yet, and none comes at night', null, [], false, 'Nie ma jeszcze żadnej kopii. Zrób pierwszą.'],
    ['made here and deleted', MADE, [], true, 'Nie ma już żadnej kopii. Zrób nową albo poczekaj do nocy.'],
    ['made here, the list unknown', MADE, undefined, true, 'Ostatnia udana kopia: DATA.'],
  ])('%s', (_, made, listed, isNightly, expected) => {
    const { text } = lastBackup(made, listed, isNightly)
    if (typeof expected === 'string') expect(words(text)).toBe(expected)
    else expect(words(text)).toMatch(expected)
  })

  it('warns wherever there is none that was made here', () => {
    expect(lastBackup(MADE, [{ date: MADE }], true).isFine).toBe(true)
    expect(lastBackup(null, [{ date: LISTED }], true).isFine).toBe(false)
    expect(lastBackup(MADE, [], true).isFine).toBe(false)
  })
})
