import { daysAfter } from '../day.ts'

/** One match in a calendar. Moments are milliseconds since 1970. */
export interface CalendarEvent {
  /** The same for ever, so that a calendar that is read again changes its entry instead of adding one. */
  uid: string
  title: string
  notes: string
  place: string | null
  /** A day, `YYYY-MM-DD`, where nobody knows the hour. */
  start: { moment: number } | { day: string }
  isCancelled: boolean
  /** Counts on with each change. */
  version: number
  changedAt: number
}

/** With its break, and a little more. */
const LENGTH_MS = 2 * 60 * 60 * 1000

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const stamp = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const dayStamp = (day: string): string => day.replaceAll('-', '')

const LINE_BYTES = 75
const utf8 = new TextEncoder()

/** A line of the format has at most 75 bytes; it goes on behind a space. No letter is cut in two. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const letter of line) {
    const size = utf8.encode(letter).length
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${letter}` : letter
    bytes = isFull ? size + 1 : bytes + size
  }
  return text
}

const times = (start: CalendarEvent['start']): string[] =>
  'day' in start
    ? [`DTSTART;VALUE=DATE:${dayStamp(start.day)}`, `DTEND;VALUE=DATE:${dayStamp(daysAfter(start.day, 1))}`]
    : [`DTSTART:${stamp(start.moment)}`, `DTEND:${stamp(start.moment + LENGTH_MS)}`]

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `SEQUENCE:${event.version}`,
  ...times(event.start),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A calendar as phones and mail programs subscribe to it (RFC 5545). */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jedenastka//Terminarz//PL',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
