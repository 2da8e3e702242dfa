import { defineKind } from '../../kinds/define-kind.ts'
import type { KindName } from '../../kinds/kinds.ts'
import { box } from '../../layout/area.ts'
import { headingPiece, text } from '../../layout/pieces.ts'
import { type MatchView, matchView } from '../../match-view.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { fixture } from '../../words.ts'

interface AttendanceView extends MatchView {
  spectators: string
}

const SPECTATORS = 'spectators' as DataKey

export const ATTENDANCE_KIND = defineKind<AttendanceView>({
  name: 'attendance' as KindName,
  missing: ({ venue }) => (venue ? null : { title: 'Brak miejsca', message: 'Wpisz miejsce meczu' }),
  view: (match, catalogue) => ({ ...matchView(match, catalogue), spectators: '850' }),
  values: ({ spectators }) => ({ heading: 'FREKWENCJA', [SPECTATORS]: spectators }),
  layout: (style, { canvas, safe }, { spectators }) => [
    headingPiece(style, box(safe.x, safe.y, safe.width, canvas.height / 8), 'FREKWENCJA', canvas.height / 10),
    {
      name: 'spectators',
      shows: [SPECTATORS],
      nodes: [text(safe, spectators, style.look.figures, canvas.height / 4, style.tones.ink)],
    },
  ],
  making: TAILORED,
  caption: (view) => [`Na trybunach ${view.spectators} osób`, fixture(view)],
  altText: (view) => [`Grafika z frekwencją: ${view.spectators}`],
})
