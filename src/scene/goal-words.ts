import type { GoalView, PlayerView } from './match-view.ts'

/** Apart from the layouts: whatever graphic is drawn may show them, and the first screen draws the line-up only. */

export const scorerPhoto = (scorer: PlayerView): string => scorer.scorerImage ?? scorer.lineupImage ?? ''

export const goalHeading = ({ isOpponentGoal }: GoalView): string => (isOpponentGoal ? 'BRAMKA' : 'GOOOOL!')
