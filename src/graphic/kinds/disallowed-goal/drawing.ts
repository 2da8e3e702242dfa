import { followedName } from '#domain/lineup/name-direction.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { eventsSubject } from '#domain/match/graphic-subject.ts'
import { personLayout, personValues } from '../../layout/person/person-layout.ts'
import { personName } from '../../layout/person/person-name.ts'
import { type PersonView, personOfEvent } from '../../layout/person/person-view.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { toldEvent } from '../../told-event.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { defineKind } from '../define-kind.ts'

const HEADING = 'GOL NIEUZNANY'

const goalOf = (match: ShownMatch, asked: string | null) => toldEvent(match, ['disallowedGoal'], asked)

export const DISALLOWED_GOAL_KIND = defineKind<PersonView>({
  name: 'disallowed-goal',
  isShownFor: (match, eventId) => goalOf(match, eventId) !== null,
  eventId: (match, asked) => goalOf(match, asked)?.id ?? null,
  missing: (match) =>
    goalOf(match, null)
      ? null
      : { title: 'Brak nieuznanego gola', message: 'Najpierw zapisz nieuznanego gola przyciskiem „Zdarzenie”' },
  subject: (match, eventId) => eventsSubject(match.events.filter(({ id }) => id === eventId)),
  view: (match, catalogue, eventId) => personOfEvent(match, catalogue, goalOf(match, eventId)),
  values: (view) => personValues(view, HEADING),
  layout: personLayout({
    heading: () => HEADING,
    label: ({ isOurs }) => (isOurs ? 'Bez bramki' : 'Bez bramki rywali'),
  }),
  making: TAILORED,
  caption: (view) => [
    `🚫 Gol nieuznany: ${followedName(personName(view))}${inBrackets(view.minute)}`,
    `Wynik bez zmian: ${scoreLine(view)}`,
  ],
  altText: (view) => [
    'Grafika: gol nieuznany',
    joined([`Kogo dotyczy: ${followedName(personName(view))}`, minuteWords(view.minute)]),
    `Wynik bez zmian: ${scoreLine(view)}`,
  ],
})
