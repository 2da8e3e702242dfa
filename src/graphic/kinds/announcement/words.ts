import { dayOfYear, longDate, wallTime } from '#domain/match/wall-date.ts'
import { capitalised, fixture, joined } from '../../words.ts'
import { announcementHeading } from './heading.ts'
import type { AnnouncementView } from './view.ts'

const heading = (view: AnnouncementView): string => capitalised(announcementHeading(view).toLocaleLowerCase('pl'))

const at = (time: string | null): string => (wallTime(time) ? `godz. ${wallTime(time)}` : '')

export const announcementCaption = (view: AnnouncementView): string[] => {
  const { date, time, venue, competition } = view
  const moment = joined([dayOfYear(date), at(time)])
  return [
    `📣 ${heading(view)}: ${fixture(view)}`,
    moment && `🗓️ ${capitalised(moment)}`,
    venue ? `📍 ${venue}` : '',
    competition ? `🏆 ${competition}` : '',
  ]
}

export const announcementAltText = (view: AnnouncementView): string[] => {
  const { date, time, venue, competition } = view
  return [
    `Grafika z zapowiedzią: ${heading(view).toLocaleLowerCase('pl')}, ${fixture(view)}`,
    joined([longDate(date), at(time)]),
    venue ? `Miejsce: ${venue}` : '',
    competition ? `Rozgrywki: ${competition}` : '',
  ]
}
