import type { Template } from '#contract/template.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import type { GoalView, LineupView, MatchView, ResultView, TemplateView } from '#scene/match-view.ts'
import type { Catalogue } from './catalogue.ts'

/** The match as the scenes want it. */

function matchView(studio: StudioState, { club, opponents }: Catalogue): MatchView {
  const opponent = opponents.find(({ id }) => id === studio.selectedOpponent)
  return {
    club,
    opponent: opponent ? { name: opponent.name, crest: opponent.logo } : null,
    isHome: studio.isHome,
    date: studio.matchDate,
    time: studio.matchTime,
    competition: studio.competition,
  }
}

const playerNamed = (catalogue: Catalogue, id: number | null) =>
  catalogue.players.find((player) => player.id === id) ?? null

export const lineupView = (studio: StudioState, catalogue: Catalogue): LineupView => ({
  ...matchView(studio, catalogue),
  kind: 'lineup',
  slots: studio.positions.map(({ x, y, playerId }) => ({ x, y, player: playerNamed(catalogue, playerId) })),
  bench: studio.benchPlayers.flatMap((id) => playerNamed(catalogue, id) ?? []),
})

/** The minute is that of the last goal of this kind: the graphic is made for it. */
function lastGoalMinute(studio: StudioState): string | null {
  const isMeant = ({ isOpponent, playerId }: StudioState['scorers'][number]) =>
    isOpponent === studio.isOpponentGoal && (isOpponent || playerId === studio.selectedScorer)
  return studio.scorers.findLast(isMeant)?.minute ?? null
}

export const goalView = (studio: StudioState, catalogue: Catalogue): GoalView => ({
  ...matchView(studio, catalogue),
  kind: 'goal',
  isOpponentGoal: studio.isOpponentGoal,
  homeScore: studio.homeScore,
  awayScore: studio.awayScore,
  scorer: studio.isOpponentGoal ? null : playerNamed(catalogue, studio.selectedScorer),
  minute: lastGoalMinute(studio),
})

export const resultView = (studio: StudioState, catalogue: Catalogue): ResultView => ({
  ...matchView(studio, catalogue),
  kind: 'result',
  isHalfTime: studio.isHalfTime,
  homeScore: studio.resultHomeScore,
  awayScore: studio.resultAwayScore,
  scorers: studio.scorers,
  squad: catalogue.players,
})

export const templateView = ({ background, isStarter, look, elements }: Template): TemplateView => ({
  background,
  isOwnBackground: !isStarter,
  look,
  elements,
})
