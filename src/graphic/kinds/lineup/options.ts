import { type OptionsOf, optionsOf, type PieceOptions } from '../../template/piece-options.ts'
import { LINEUP_PIECES } from './pieces.ts'

const { players, pitch, bench } = LINEUP_PIECES

export interface LineupOptions extends OptionsOf<typeof players.fields>, OptionsOf<typeof pitch.fields> {
  bench: OptionsOf<typeof bench.fields>['arrangement']
}

export const lineupOptions = (given: PieceOptions): LineupOptions => ({
  ...optionsOf(players.fields, given.players),
  ...optionsOf(pitch.fields, given.pitch),
  bench: optionsOf(bench.fields, given.bench).arrangement,
})
