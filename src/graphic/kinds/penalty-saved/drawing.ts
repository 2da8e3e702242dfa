import { followedName } from '#domain/lineup/name-direction.ts'
import { eventsSubject } from '#domain/match/graphic-subject.ts'
import { personLayout, personValues } from '../../layout/person/person-layout.ts'
import { personName } from '../../layout/person/person-name.ts'
import type { PersonView } from '../../layout/person/person-view.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { defineKind } from '../define-kind.ts'
import { isMissedBy, missedPenalty, savedView } from './view.ts'

const HEADING = 'OBRONIONY KARNY'

export const PENALTY_SAVED_KIND = defineKind<PersonView>({
  name: 'penalty-saved',
  isShownFor: (match, eventId) => isMissedBy(match, 'theirs', eventId),
  eventId: (match, asked) => missedPenalty(match, 'theirs', asked)?.id ?? null,
  missing: (match) =>
    missedPenalty(match, 'theirs', null)
      ? null
      : { title: 'Brak obronionego karnego', message: 'Najpierw zapisz niewykorzystany karny przyciskiem „Zdarzenie”' },
  subject: (match, eventId) => eventsSubject(match.events.filter(({ id }) => id === eventId)),
  view: savedView,
  values: (view) => personValues(view, HEADING),
  layout: personLayout({ heading: () => HEADING, label: ({ player }) => (player ? 'Nasz bramkarz' : 'Broni') }),
  making: TAILORED,
  caption: (view) => [
    `🧤 Obroniony rzut karny: ${followedName(personName(view))}${inBrackets(view.minute)}`,
    scoreLine(view),
  ],
  altText: (view) => [
    'Grafika: obroniony rzut karny',
    joined([`Broni: ${followedName(personName(view))}`, minuteWords(view.minute)]),
    `Wynik: ${scoreLine(view)}`,
  ],
})
