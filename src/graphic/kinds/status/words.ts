import { fixture, scoreLine } from '../../words.ts'
import type { ToldStage } from './told-stage.ts'
import type { StatusView } from './view.ts'

export const STATUS_HEADINGS: Readonly<Record<ToldStage, string>> = {
  firstHalf: 'GRAMY!',
  secondHalf: 'DRUGA POŁOWA',
  extraFirstHalf: 'DOGRYWKA',
  penalties: 'RZUTY KARNE',
}

const BEGUN: Readonly<Record<ToldStage, string>> = {
  firstHalf: 'Gramy! Rozpoczęliśmy mecz',
  secondHalf: 'Rozpoczęła się druga połowa',
  extraFirstHalf: 'Czas na dogrywkę',
  penalties: 'O wszystkim zdecydują rzuty karne',
}

/** At kick-off there is nothing to count. */
const standing = (view: StatusView): string => (view.stage === 'firstHalf' ? fixture(view) : scoreLine(view))

export const statusCaption = (view: StatusView): string[] => [`⏱️ ${BEGUN[view.stage]}`, standing(view)]

export const statusAltText = (view: StatusView): string[] => [
  `Grafika: ${BEGUN[view.stage].toLocaleLowerCase('pl')}`,
  view.stage === 'firstHalf' ? `Mecz: ${fixture(view)}` : `Wynik: ${scoreLine(view)}`,
]
