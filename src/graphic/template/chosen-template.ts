import type { KindName } from '../kinds/kinds.ts'

interface Choosable {
  id: number
  type: KindName
  isDefault: boolean
}

/** The one that was chosen, while it is there and of the right type; else the default, else the first. */
export function chosenTemplate<Template extends Choosable>(
  templates: readonly Template[],
  type: KindName,
  chosenId: number | null,
): Template | null {
  const fitting = templates.filter((template) => template.type === type)
  return (
    fitting.find((template) => template.id === chosenId) ??
    fitting.find((template) => template.isDefault) ??
    fitting[0] ??
    null
  )
}
