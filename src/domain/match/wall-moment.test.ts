import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallMoment } from './wall-moment.ts'

const iso = (date: string, time: string, timeZone?: string): string | null => {
  const moment = wallMoment(date, time, timeZone)
  return moment === null ? null : new Date(moment).toISOString()
}

describe('wallMoment', () => {
  it.each([
    ['2026-08-15', '15:00', '2026-08-15T13:00:00.000Z'],
    ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
    ['2027-01-01', '0:30', '2026-12-31T23:30:00.000Z'],
    ['2026-08-15', '15:00:00', '2026-08-15T13:00:00.000Z'],
  ])('%s %s in Warsaw', (date, time, moment) => {
    expect(iso(date, time)).toBe(moment)
  })

  it.each([
    ['before the hour that is skipped', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['in it, an hour on', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['after it', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['the same afternoon', '2026-03-29', '15:00', '2026-03-29T13:00:00.000Z'],
    ['before the hour that comes twice', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['in it, the first time', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after it', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['the same afternoon', '2026-10-25', '15:00', '2026-10-25T14:00:00.000Z'],
  ])('%s', (_when, date, time, moment) => {
    expect(iso(date, time)).toBe(moment)
  })

  it('follows another zone’s own summer time', () => {
    expect(iso('2026-03-10', '15:00', 'America/New_York')).toBe('2026-03-10T19:00:00.000Z')
    expect(iso('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    expect(iso('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    expect(iso('2026-10-04', '15:00', 'Australia/Sydney')).toBe('2026-10-04T04:00:00.000Z')
    expect(iso('2026-07-01', '00:15', 'Asia/Kathmandu')).toBe('2026-06-30T18:30:00.000Z')
  })

  it.each([
    ['', '15:00'],
    ['2026-08-15', ''],
    ['2026-02-30', '15:00'],
    ['2026-13-01', '15:00'],
    ['2026-08-15', '24:00'],
    ['2026-08-15', '15:60'],
    ['jutro', '15:00'],
    ['2026-08-15', 'rano'],
  ])('is nothing for "%s" at "%s"', (date, time) => {
    expect(wallMoment(date, time)).toBeNull()
  })

  it('is what the zone’s own clock shows at that moment', () => {
    const zones = fc.constantFrom('Europe/Warsaw', 'America/Sao_Paulo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), zones, (second, timeZone) => {
        const [date = '', time = ''] = new Intl.DateTimeFormat('sv', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        })
          .format(second * 1000)
          .split(' ')
        const moment = wallMoment(date, time, timeZone) as number
        const ahead = Math.floor(second / 60) * 60_000 - moment
        // Only the hour that comes twice may be told by its first coming.
        expect([0, 30 * 60_000, 60 * 60_000]).toContain(ahead)
      }),
    )
  })
})
