import { words } from '../../kinds/datum.ts'
import type { KindDesign } from '../../kinds/design.ts'
import { RESULT_GROUND } from '../../kinds/grounds.ts'

export const ATTENDANCE_DESIGN = {
  data: { spectators: words('Liczba widzów', '1 200') },
  ground: RESULT_GROUND,
  pieces: { heading: { label: 'Nagłówek' }, spectators: { label: 'Liczba widzów' } },
} as const satisfies KindDesign
