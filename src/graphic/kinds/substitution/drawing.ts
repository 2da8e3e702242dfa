import { eventsSubject } from '#domain/match/graphic-subject.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { substitutionLayout } from './layout.ts'
import type { Direction } from './sign.ts'
import { changesOf, type SubstitutionView, substitutionView } from './view.ts'
import { substitutionAltText, substitutionCaption, substitutionHeading } from './words.ts'

const namesOf = ({ changes }: SubstitutionView, direction: Direction): string =>
  changes.flatMap((change) => change[direction]?.name ?? []).join('\n')

const photoOf = ({ changes }: SubstitutionView, direction: Direction): string => {
  const player = changes[0]?.[direction]?.player
  return player ? largePhoto(player) : ''
}

export const SUBSTITUTION_KIND = defineKind<SubstitutionView>({
  name: 'substitution',
  isShownFor: (match, eventId) => changesOf(match, eventId).length > 0,
  eventId: (match, asked) =>
    changesOf(match, asked).find(({ id }, _, all) => id === (asked ?? all.at(-1)?.id))?.id ?? null,
  missing: (match) =>
    changesOf(match, null).length > 0
      ? null
      : { title: 'Brak zmiany', message: 'Najpierw zapisz zmianę przyciskiem „Zdarzenie”' },
  subject: (match, eventId) => eventsSubject(changesOf(match, eventId)),
  view: substitutionView,
  values: (view) => ({
    heading: substitutionHeading(view),
    score: `${view.homeScore}:${view.awayScore}`,
    minute: view.minute ?? '',
    on_name: namesOf(view, 'on'),
    off_name: namesOf(view, 'off'),
    on_photo: { src: photoOf(view, 'on') },
    off_photo: { src: photoOf(view, 'off') },
  }),
  layout: substitutionLayout,
  making: TAILORED,
  caption: substitutionCaption,
  altText: substitutionAltText,
})
