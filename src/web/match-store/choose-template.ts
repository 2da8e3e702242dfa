import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { kindKey } from './kind-key.ts'
import { changeMatch } from './the-sync.ts'

/** Kinds that take each other's place have one choice. */
export const chooseTemplate = (kind: KindName, id: number | null): void =>
  changeMatch(
    (match) => ({
      ...match,
      selectedTemplates: { ...match.selectedTemplates, [kindFacts(kind).tab.name]: id },
    }),
    'rest',
    kindKey(kind),
  )
