import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFixtures } from '../fixtures/read-fixtures.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const EVENT: CalendarEvent = {
  uid: 'mecz-7@jedenastka',
  title: 'Orzeł Kąty - Tęcza Lipowo',
  notes: 'IV liga, 12. kolejka',
  place: 'Stadion przy Lipowej, Kąty',
  start: { moment: Date.parse('2026-11-15T13:00:00Z') },
  isCancelled: false,
  version: 3,
  changedAt: Date.parse('2026-11-01T08:00:00Z'),
}

describe('a calendar’s file', () => {
  it('has one entry a match, with escaped words and moments in Greenwich', () => {
    const lines = calendarFile('Tęcza; Lipowo', [EVENT]).split('\r\n')
    expect(lines).toContain('X-WR-CALNAME:Tęcza\\; Lipowo')
    expect(lines).toContain('UID:mecz-7@jedenastka')
    expect(lines).toContain('DTSTART:20261115T130000Z')
    expect(lines).toContain('DTEND:20261115T150000Z')
    expect(lines).toContain('LOCATION:Stadion przy Lipowej\\, Kąty')
    expect(lines).toContain('STATUS:CONFIRMED')
    expect(lines.at(-1)).toBe('')
  })

  it('has a whole day where no hour is known, and says what is called off', () => {
    const file = calendarFile('T', [{ ...EVENT, start: { day: '2026-12-31' }, isCancelled: true }])
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(file).toContain('STATUS:CANCELLED')
  })

  it('has no line of more than 75 bytes, and cuts no letter, whatever the words', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[\r\n]/.test(text))
    fc.assert(
      fc.property(words, (title) => {
        const file = calendarFile('T', [{ ...EVENT, title }])
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}\r\n`)
      }),
    )
  })

  it('is read as a list of fixtures again', () => {
    const file = calendarFile('Tęcza', [EVENT])
    const { rows, problems } = readFixtures(file, { seasonStart: '2026-07-01', zone: 'Europe/Warsaw' })
    expect(problems).toEqual([])
    expect(rows[0]?.fixture).toMatchObject({
      day: '2026-11-15',
      time: '14:00',
      home: 'Orzeł Kąty',
      away: 'Tęcza Lipowo',
      venue: 'Stadion przy Lipowej, Kąty',
    })
  })
})
