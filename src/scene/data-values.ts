import { shortDate, wallTime } from '#domain/match/wall-date.ts'
import type { DataKey } from '#domain/template/data-keys.ts'
import { goalHeading, scorerPhoto } from './goal-words.ts'
import { LINEUP_HEADING } from './lineup-scene.ts'
import { DEFAULT_CREST, type GraphicView, teamsOf } from './match-view.ts'
import { resultHeading, scorerTexts } from './result-words.ts'

export type DataValues = Readonly<Record<DataKey, string>>

const ourScorer = (view: GraphicView) => (view.kind === 'goal' && !view.isOpponentGoal ? view.scorer : null)

function scorersOf(view: GraphicView): { home: string; away: string } {
  if (view.kind === 'result') return scorerTexts(view)
  const scorer = ourScorer(view)
  const typed = view.kind === 'goal' ? (view.scorerName ?? '') : ''
  const name = scorer ? `${scorer.firstName} ${scorer.lastName}`.trim() : typed
  return view.isHome ? { home: name, away: '' } : { home: '', away: name }
}

function headingOf(view: GraphicView): string {
  if (view.kind === 'goal') return goalHeading(view)
  return view.kind === 'result' ? resultHeading(view) : LINEUP_HEADING
}

/** What the template's dynamic elements say about this match; empty where this graphic does not know it. */
export function dataValues(view: GraphicView): DataValues {
  const { home, away } = teamsOf(view)
  const scorers = scorersOf(view)
  const scorer = ourScorer(view)
  return {
    home_team: home.name,
    away_team: away.name,
    score: view.kind === 'lineup' ? '' : `${view.homeScore}:${view.awayScore}`,
    date: shortDate(view.date),
    time: wallTime(view.time),
    home_scorer: scorers.home,
    away_scorer: scorers.away,
    heading: headingOf(view),
    competition: view.competition ?? '',
    minute: view.kind === 'goal' ? (view.minute ?? '') : '',
    player_number: scorer ? String(scorer.number) : '',
    club_crest: view.club.crest ?? DEFAULT_CREST,
    opponent_crest: view.opponent?.crest ?? DEFAULT_CREST,
    scorer_photo: scorer ? scorerPhoto(scorer) : '',
  }
}
