import type { KindName } from '../../kinds/kinds.ts'
import { LOOK_NAMES, type LookName } from '../../template/look-name.ts'
import { ofAnyKind } from './of-any-kind.ts'
import { OF_KIND } from './of-kind.ts'
import { withChangedPieces, withOptions } from './of-template.ts'
import type { Situation } from './situation.ts'

/** What graphics of this kind in this look are held in besides the usual one. */
export const situationsOf = (kind: KindName, look: LookName): Situation[] =>
  Object.entries({
    ...ofAnyKind(kind),
    ...OF_KIND[kind],
    ...withOptions(kind, look),
    ...withChangedPieces(kind, look),
  }).flatMap(([name, { looks = LOOK_NAMES, ...asked }]) => (looks.includes(look) ? [{ name, ...asked }] : []))
