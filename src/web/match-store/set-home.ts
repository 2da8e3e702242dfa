import { turnRound } from '#domain/match/scorer-list.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { changeStudio } from './shared-sync.ts'

/** The result first: its save carries the scorers, and the score spreads from it. */
export const GOAL_KEYS = ['result_settings_global', 'scorer_settings_global'] as const

export const withScore = (studio: StudioState, home: number, away: number): StudioState => ({
  ...studio,
  homeScore: home,
  awayScore: away,
  resultHomeScore: home,
  resultAwayScore: away,
})

/** Saved at once. The score and the scorers turn round with the teams. */
export function setHome(isHome: boolean): void {
  changeStudio(
    ['lineup_positions_global', ...GOAL_KEYS],
    (studio) => {
      if (studio.isHome === isHome) return studio
      const turned = withScore(studio, studio.resultAwayScore, studio.resultHomeScore)
      return { ...turned, isHome, scorers: turnRound(studio.scorers, isHome) }
    },
    'now',
  )
}
