import { dayOfYear, wallTime } from '#domain/match/wall-date.ts'
import { type Pairing, VERSUS } from '../../layout/pairing/pairing.ts'
import { pairingLayout } from '../../layout/pairing/pairing-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { announcementHeading } from './heading.ts'
import { type AnnouncementView, announcementView } from './view.ts'
import { announcementAltText, announcementCaption } from './words.ts'

function announced(view: AnnouncementView): Pairing {
  const [day, time] = [dayOfYear(view.date), wallTime(view.time)]
  return {
    heading: announcementHeading(view),
    isShout: false,
    centre: time ? { name: 'time', rank: 'hour', words: time, shows: ['time'] } : VERSUS,
    details: [
      ...(day ? [{ name: 'date', rank: 'large', words: day, shows: ['date'] } as const] : []),
      ...(view.venue ? [{ name: 'venue', rank: 'small', words: view.venue, shows: ['venue'] } as const] : []),
    ],
  }
}

export const ANNOUNCEMENT_KIND = defineKind<AnnouncementView>({
  name: 'announcement',
  missing: (match) =>
    match.selectedOpponent === null ? { title: 'Brak przeciwnika', message: 'Najpierw wybierz, z kim gracie' } : null,
  view: announcementView,
  values: (view) => ({ heading: announcementHeading(view), venue: view.venue ?? '' }),
  layout: pairingLayout(announced),
  making: TAILORED,
  caption: announcementCaption,
  altText: announcementAltText,
})
