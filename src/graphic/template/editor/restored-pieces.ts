import type { TemplateDesign } from './design.ts'

/** These pieces follow their look again, in every format. */
export function withoutChanges(design: TemplateDesign, names: readonly string[]): TemplateDesign {
  const left = Object.entries(design.pieces).filter(([name]) => !names.includes(name))
  return left.length === Object.keys(design.pieces).length ? design : { ...design, pieces: Object.fromEntries(left) }
}
