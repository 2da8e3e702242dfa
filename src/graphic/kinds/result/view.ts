import { namesOnGraphic } from '#domain/lineup/names.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { minuteOrder, withMark } from '#domain/match/events/minute.ts'
import { type ScorerLine, type Sides, scorersBySide } from '#domain/match/scorers.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'

/** An opponent's goals, and one by a player who left, have no name. */
export interface NamedScorer {
  name: string
  minutes: readonly string[]
}

export interface ListedGoal {
  side: keyof Sides<unknown>
  name: string
  minute: string
}

export interface ResultView extends MatchView {
  isHalfTime: boolean
  homeScore: number
  awayScore: number
  scorers: Sides<readonly NamedScorer[]>
  /** Of ours, whoever scored most before the others; of equals the first. */
  stars: readonly PlayerView[]
  /** One by one, in the order of their minutes. */
  goals: readonly ListedGoal[]
}

/** Told apart from each other where they share a name. */
function namedScorers(lines: readonly ScorerLine[], catalogue: Catalogue): NamedScorer[] {
  const known = lines.map((line) => ({ line, player: playerNamed(catalogue, line.playerId) }))
  const nameOf = namesOnGraphic(known.flatMap(({ player }) => player ?? []))
  return known.map(({ line, player }) => ({ name: player ? nameOf(player) : '', minutes: line.minutes }))
}

function listedGoals({ scorers, isHome }: ShownMatch, catalogue: Catalogue): ListedGoal[] {
  const known = scorers.map((entry) => ({ entry, player: playerNamed(catalogue, entry.playerId) }))
  const nameOf = namesOnGraphic([...new Set(known.flatMap(({ player }) => player ?? []))])
  return known
    .toSorted((one, other) => minuteOrder(one.entry.minute) - minuteOrder(other.entry.minute))
    .map(({ entry: { isOpponent, minute }, player }) => ({
      side: isOpponent === isHome ? 'away' : 'home',
      name: player && !isOpponent ? nameOf(player) : '',
      minute: withMark(minute),
    }))
}

const starsOf = (ours: readonly ScorerLine[], catalogue: Catalogue): PlayerView[] =>
  ours
    .toSorted((one, other) => other.minutes.length - one.minutes.length)
    .flatMap(({ playerId }) => playerNamed(catalogue, playerId) ?? [])

export function resultView(match: ShownMatch, catalogue: Catalogue): ResultView {
  const { isHalfTime, homeScore, awayScore, isHome } = match
  const { home, away } = scorersBySide(match.scorers, isHome)
  return {
    ...matchView(match, catalogue),
    isHalfTime,
    homeScore,
    awayScore,
    stars: starsOf(isHome ? home : away, catalogue),
    goals: listedGoals(match, catalogue),
    scorers: { home: namedScorers(home, catalogue), away: namedScorers(away, catalogue) },
  }
}
