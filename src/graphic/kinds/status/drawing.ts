import { scoreSubject } from '#domain/match/graphic-subject.ts'
import { type Pairing, VERSUS } from '../../layout/pairing/pairing.ts'
import { pairingLayout } from '../../layout/pairing/pairing-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { toldStage } from './told-stage.ts'
import { type StatusView, statusView } from './view.ts'
import { STATUS_HEADINGS, statusAltText, statusCaption } from './words.ts'

const score = ({ homeScore, awayScore }: StatusView): string => `${homeScore}:${awayScore}`

const begun = (view: StatusView): Pairing => ({
  heading: STATUS_HEADINGS[view.stage],
  isShout: true,
  centre: view.stage === 'firstHalf' ? VERSUS : { name: 'score', rank: 'score', words: score(view), shows: ['score'] },
  details: [],
})

export const STATUS_KIND = defineKind<StatusView>({
  name: 'status',
  missing: (match) =>
    match.matchTimeState === 'finished'
      ? { title: 'Mecz się zakończył', message: 'Zrób teraz grafikę z wynikiem' }
      : null,
  subject: (match) => (toldStage(match) === 'firstHalf' ? {} : scoreSubject(match)),
  view: statusView,
  values: (view) => ({ heading: STATUS_HEADINGS[view.stage], score: score(view) }),
  layout: pairingLayout(begun),
  making: TAILORED,
  caption: statusCaption,
  altText: statusAltText,
})
