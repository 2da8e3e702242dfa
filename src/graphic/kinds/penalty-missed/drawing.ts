import { followedName } from '#domain/lineup/name-direction.ts'
import { eventsSubject } from '#domain/match/graphic-subject.ts'
import { personLayout, personValues } from '../../layout/person/person-layout.ts'
import { personName } from '../../layout/person/person-name.ts'
import { type PersonView, personOfEvent } from '../../layout/person/person-view.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { defineKind } from '../define-kind.ts'
import { isMissedBy, missedPenalty } from '../penalty-saved/view.ts'

const HEADING = 'KARNY BEZ GOLA'

export const PENALTY_MISSED_KIND = defineKind<PersonView>({
  name: 'penalty-missed',
  isShownFor: (match, eventId) => isMissedBy(match, 'ours', eventId),
  eventId: (match, asked) => missedPenalty(match, 'ours', asked)?.id ?? null,
  missing: (match) =>
    missedPenalty(match, 'ours', null)
      ? null
      : { title: 'Brak rzutu karnego', message: 'Najpierw zapisz niewykorzystany karny przyciskiem „Zdarzenie”' },
  subject: (match, eventId) => eventsSubject(match.events.filter(({ id }) => id === eventId)),
  view: (match, catalogue, eventId) => personOfEvent(match, catalogue, missedPenalty(match, 'ours', eventId)),
  values: (view) => personValues(view, HEADING),
  layout: personLayout({ heading: () => HEADING, label: () => 'Niewykorzystany rzut karny' }),
  making: TAILORED,
  caption: (view) => [
    `Niewykorzystany rzut karny: ${followedName(personName(view))}${inBrackets(view.minute)}. Gramy dalej!`,
    scoreLine(view),
  ],
  altText: (view) => [
    'Grafika: nasz niewykorzystany rzut karny',
    joined([`Kogo dotyczy: ${followedName(personName(view))}`, minuteWords(view.minute)]),
    `Wynik: ${scoreLine(view)}`,
  ],
})
