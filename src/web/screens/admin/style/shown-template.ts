import type { CatalogueTemplate } from '#graphic/catalogue.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { starterOf } from '#graphic/style/current-look.ts'
import { chosenTemplate } from '#graphic/template/chosen-template.ts'
import type { LookName } from '#graphic/template/look-name.ts'

/** One that the club has deleted comes back as it was. */
const made = new Map<string, CatalogueTemplate>()

function newStarter(type: KindName, look: LookName): CatalogueTemplate {
  const key = `${type} ${look}`
  const known = made.get(key)
  if (known) return known
  const starter = { id: 0, type, look, isDefault: false, isStarter: true, background: null, elements: [] }
  made.set(key, starter)
  return starter
}

/** The template that a kind would have: the look's starter, or without a look the one it has by default. */
export function shownTemplate(
  templates: readonly CatalogueTemplate[],
  kind: KindName,
  look: LookName | null,
): CatalogueTemplate {
  const shown = look ? starterOf(templates, kind, look) : chosenTemplate(templates, kind, null)
  return shown ?? newStarter(kind, look ?? 'broadcast')
}
