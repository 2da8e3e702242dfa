import type { CatalogueTemplate } from '../catalogue.ts'
import { KIND_NAMES, type KindName } from '../kinds/kinds.ts'
import type { LookName } from '../template/look-name.ts'

type Listed = Pick<CatalogueTemplate, 'id' | 'type' | 'isDefault' | 'isStarter' | 'look'>

/** The starter of a look that becomes the default of a kind: the first, should the club have copies of it. */
export const starterOf = <Template extends Listed>(
  templates: readonly Template[],
  type: KindName,
  look: LookName,
): Template | undefined =>
  templates
    .filter((one) => one.isStarter && one.type === type && one.look === look)
    .reduce<Template | undefined>((first, one) => (first && first.id < one.id ? first : one), undefined)

/** The look whose starters are the defaults of every kind; null: the defaults are of several, or the club's own. */
export function currentLook(templates: readonly Listed[]): LookName | null {
  const defaults = KIND_NAMES.map((kind) => templates.find(({ type, isDefault }) => type === kind && isDefault))
  const look = defaults[0]?.look
  const isOne = defaults.every((one) => one?.isStarter && one.look === look)
  return isOne && look ? look : null
}
