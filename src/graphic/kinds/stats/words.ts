import { scoreLine } from '../../words.ts'
import { figureOf, type StatsView, type StatView } from './view.ts'

/** `Strzały: 14–9`, the home side first. */
const line = (stat: StatView): string => `${stat.label}: ${figureOf(stat, stat.home)}–${figureOf(stat, stat.away)}`

export const statsCaption = (view: StatsView): string[] => [`📈 ${scoreLine(view)}`, ...view.stats.map(line)]

const spoken = (stat: StatView): string => `${stat.label} ${figureOf(stat, stat.home)} do ${figureOf(stat, stat.away)}`

export const statsAltText = (view: StatsView): string[] => [
  `Grafika ze statystykami meczu: ${scoreLine(view)}`,
  view.stats.map(spoken).join(', '),
]
