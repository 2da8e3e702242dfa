import type { Kind } from './kind.ts'
import { KIND_NAMES, type KindName, kindFacts } from './kinds.ts'

export const loadKinds = (names: readonly KindName[] = KIND_NAMES): Promise<Kind[]> =>
  Promise.all(names.map((name) => kindFacts(name).load()))
