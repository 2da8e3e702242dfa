import { ANNOUNCEMENT_DESIGN } from './announcement/design.ts'
import { BEST_PLAYER_DESIGN } from './best-player/design.ts'
import { CARD_DESIGN } from './card/design.ts'
import type { KindDesign } from './design.ts'
import { DISALLOWED_GOAL_DESIGN } from './disallowed-goal/design.ts'
import { FIXTURES_DESIGN } from './fixtures/design.ts'
import { GOAL_DESIGN } from './goal/design.ts'
import type { KindName } from './kinds.ts'
import { LINEUP_DESIGN } from './lineup/design.ts'
import { MILESTONE_DESIGN } from './milestone/design.ts'
import { OPPONENT_GOAL_DESIGN } from './opponent-goal/design.ts'
import { PENALTY_SAVED_DESIGN } from './penalty-saved/design.ts'
import { POST_DESIGN } from './post/design.ts'
import { RESULT_DESIGN } from './result/design.ts'
import { ROUND_DESIGN } from './round/design.ts'
import { STATS_DESIGN } from './stats/design.ts'
import { STATUS_DESIGN } from './status/design.ts'
import { SUBSTITUTION_DESIGN } from './substitution/design.ts'
import { TABLE_DESIGN } from './table/design.ts'

/** What templates and backgrounds need of each kind. Apart from the kinds' facts, which every page has. */
export const DESIGNS = {
  announcement: ANNOUNCEMENT_DESIGN,
  lineup: LINEUP_DESIGN,
  status: STATUS_DESIGN,
  goal: GOAL_DESIGN,
  'opponent-goal': OPPONENT_GOAL_DESIGN,
  'penalty-missed': PENALTY_SAVED_DESIGN,
  'penalty-saved': PENALTY_SAVED_DESIGN,
  'disallowed-goal': DISALLOWED_GOAL_DESIGN,
  card: CARD_DESIGN,
  substitution: SUBSTITUTION_DESIGN,
  result: RESULT_DESIGN,
  'best-player': BEST_PLAYER_DESIGN,
  milestone: MILESTONE_DESIGN,
  stats: STATS_DESIGN,
  table: TABLE_DESIGN,
  round: ROUND_DESIGN,
  fixtures: FIXTURES_DESIGN,
  post: POST_DESIGN,
} as const satisfies Readonly<Record<KindName, KindDesign>>
