import type { KindFacts } from './kind.ts'
import { KINDS } from './list.ts'

export type KindName = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]

export const isKindName = (value: unknown): value is KindName => KIND_NAMES.some((name) => name === value)

export const kindFacts = (name: KindName): KindFacts => KINDS[name]
