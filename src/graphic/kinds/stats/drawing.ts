import { resultSubject } from '#domain/match/graphic-subject.ts'
import { rowsLayout } from '../../layout/rows/rows-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { leadPieces } from './lead.ts'
import { statRow } from './row.ts'
import { type StatsView, type StatView, statsView, typedStats } from './view.ts'
import { statsAltText, statsCaption } from './words.ts'

const HEADING = 'STATYSTYKI'

export const STATS_KIND = defineKind<StatsView>({
  name: 'stats',
  missing: (match) =>
    typedStats(match).length === 0
      ? { title: 'Brak statystyk', message: 'Najpierw wpisz choć jedną statystykę' }
      : null,
  subject: resultSubject,
  view: statsView,
  values: (view) => ({ heading: HEADING, score: `${view.homeScore}:${view.awayScore}` }),
  layout: rowsLayout<StatsView, StatView>((view) => ({
    heading: HEADING,
    line: view.competition ?? '',
    lineShows: ['competition'],
    rows: view.stats,
    none: 'Statystyki będą tutaj, gdy je wpiszesz',
    isMarked: () => false,
    highest: 170,
    lead: (style, place) => leadPieces(style, place, view),
    row: statRow(view.isHome),
  })),
  making: TAILORED,
  caption: statsCaption,
  altText: statsAltText,
})
