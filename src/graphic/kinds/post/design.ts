import { PERSON, words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { POST_PIECES } from './pieces.ts'

export const POST_DESIGN = {
  data: { ...PERSON, post_text: words('Treść posta', 'Do drużyny dołącza nowe nazwisko.') },
  ground: GOAL_GROUND,
  pieces: POST_PIECES,
} as const satisfies KindDesign
