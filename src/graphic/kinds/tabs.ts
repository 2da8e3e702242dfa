import type { KindTab } from './kind.ts'
import { KIND_NAMES, type KindName, kindFacts } from './kinds.ts'

/** Where graphics are made and seen, in the order of the kinds. */
export const KIND_TABS: readonly KindTab[] = [...new Set(KIND_NAMES.map((name) => kindFacts(name).tab))]

/** Those that take each other's place there. */
export const kindsOn = (tab: KindTab): KindName[] => KIND_NAMES.filter((name) => kindFacts(name).tab === tab)
