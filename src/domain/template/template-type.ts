export const TEMPLATE_TYPES = ['lineup', 'goal', 'opponent-goal', 'result'] as const
export const TEMPLATE_TYPE_LABELS: Record<TemplateType, string> = {
  lineup: 'Skład meczowy',
  goal: 'Gol',
  'opponent-goal': 'Gol przeciwnika',
  result: 'Wynik meczu',
}

export type TemplateType = (typeof TEMPLATE_TYPES)[number]
