import type { Milestone } from '#domain/figures/milestones.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import { type CountedForms, formFor } from '#domain/plural-form.ts'
import { personName } from '../../layout/person/person-name.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import type { MilestoneView } from './view.ts'

type Counted = Pick<Milestone, 'kind' | 'count'>

const GOALS: CountedForms = ['gol', 'gole', 'goli']
const MATCHES: CountedForms = ['mecz', 'mecze', 'meczów']
const IN_WORDS = ['Cztery', 'Pięć', 'Sześć', 'Siedem', 'Osiem', 'Dziewięć', 'Dziesięć']
const HAT_TRICK = 3

/** More minutes than these are a list that nobody reads. */
const MOST_MINUTES = 5

/** `50. gol`, `100. mecz`, `Hat-trick`, `Cztery gole`. */
export function milestoneTitle({ kind, count }: Counted): string {
  if (kind === 'goals') return `${count}. gol`
  if (kind === 'matches') return `${count}. mecz`
  return count === HAT_TRICK ? 'Hat-trick' : `${IN_WORDS[count - HAT_TRICK - 1] ?? count} ${formFor(count, GOALS)}`
}

/** What stands beside the figure: `50` and `GOLI`. */
export function milestoneHeading({ kind, count }: Counted): string {
  const words =
    kind === 'hat-trick' && count === HAT_TRICK ? 'hat-trick' : formFor(count, kind === 'matches' ? MATCHES : GOALS)
  return words.toLocaleUpperCase('pl')
}

const minutesLine = ({ minutes }: MilestoneView): string =>
  minutes.length <= MOST_MINUTES && minutes.every((minute) => minute !== '') ? minutes.join(', ') : ''

/** And under it. */
export const countedLine = (view: MilestoneView): string =>
  view.kind === 'hat-trick' ? minutesLine(view) || 'w jednym meczu' : 'w barwach klubu'

const wholeTitle = ({ kind, count }: Counted): string => {
  const title = milestoneTitle({ kind, count })
  if (kind !== 'hat-trick') return `${title} w barwach klubu`
  return count === HAT_TRICK ? title : `${title} w meczu`
}

const SIGNS: Readonly<Record<Milestone['kind'], string>> = { 'hat-trick': '🎩', goals: '🎯', matches: '👏' }

export const milestoneCaption = (view: MilestoneView): string[] => [
  `${SIGNS[view.kind]} ${wholeTitle(view)}: ${followedName(personName(view))}${inBrackets(view.minute ?? minutesLine(view))}`,
  scoreLine(view),
]

const spokenMinutes = (view: MilestoneView): string =>
  view.minute ? minuteWords(view.minute) : minutesLine(view) && `minuty ${minutesLine(view).replaceAll(/['’]/g, '')}`

export const milestoneAltText = (view: MilestoneView): string[] => [
  'Grafika: jubileusz',
  joined([`${wholeTitle(view)}: ${followedName(personName(view))}`, spokenMinutes(view)]),
  `Wynik: ${scoreLine(view)}`,
]

export const labelOf = ({ player }: MilestoneView): string => (player ? `Numer ${player.number}` : 'Gratulujemy')
