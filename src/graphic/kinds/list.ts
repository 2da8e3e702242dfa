import { ANNOUNCEMENT } from './announcement/kind.ts'
import { BEST_PLAYER } from './best-player/kind.ts'
import { CARD } from './card/kind.ts'
import { DISALLOWED_GOAL } from './disallowed-goal/kind.ts'
import { FIXTURES } from './fixtures/kind.ts'
import { GOAL } from './goal/kind.ts'
import type { KindFacts } from './kind.ts'
import { LINEUP } from './lineup/kind.ts'
import { MILESTONE } from './milestone/kind.ts'
import { OPPONENT_GOAL } from './opponent-goal/kind.ts'
import { PENALTY_MISSED } from './penalty-missed/kind.ts'
import { PENALTY_SAVED } from './penalty-saved/kind.ts'
import { POST } from './post/kind.ts'
import { RESULT } from './result/kind.ts'
import { ROUND } from './round/kind.ts'
import { STATS } from './stats/kind.ts'
import { STATUS } from './status/kind.ts'
import { SUBSTITUTION } from './substitution/kind.ts'
import { TABLE } from './table/kind.ts'

/** Every kind of graphic, in the order of a match day. Nothing else enumerates them; a new one is its folder and a line here. */
export const KINDS = {
  announcement: ANNOUNCEMENT,
  lineup: LINEUP,
  status: STATUS,
  goal: GOAL,
  'opponent-goal': OPPONENT_GOAL,
  'penalty-missed': PENALTY_MISSED,
  'penalty-saved': PENALTY_SAVED,
  'disallowed-goal': DISALLOWED_GOAL,
  card: CARD,
  substitution: SUBSTITUTION,
  result: RESULT,
  'best-player': BEST_PLAYER,
  milestone: MILESTONE,
  stats: STATS,
  table: TABLE,
  round: ROUND,
  fixtures: FIXTURES,
  post: POST,
} as const satisfies Readonly<Record<string, KindFacts>>
