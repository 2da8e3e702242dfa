import type { TemplateType } from '#domain/template/template-type.ts'

const FIELDS = {
  lineup: 'lineupGraphic',
  goal: 'goalGraphic',
  'opponent-goal': 'goalGraphic',
  result: 'resultGraphic',
} as const satisfies Record<TemplateType, string>

/** Where the address of the newest finished graphic is kept. */
export const graphicField = (type: TemplateType) => FIELDS[type]
