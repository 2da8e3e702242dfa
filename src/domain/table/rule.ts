/** What parts teams that are level. Of those that begin with `between`, only the matches among the level ones count. */
export type Criterion =
  | 'betweenPoints'
  | 'betweenDifference'
  | 'betweenScored'
  | 'difference'
  | 'scored'
  | 'wins'
  | 'awayWins'

export interface TableRule {
  label: string
  pointsForWin: number
  pointsForDraw: number
  /** After the points, in this order. */
  criteria: readonly Criterion[]
  /** Those still level after a criterion are compared from the beginning, among themselves alone. */
  beginsAnew: boolean
}

const OVERALL = ['difference', 'scored', 'wins', 'awayWins'] as const

export const TABLE_RULES = {
  pzpn: {
    label: 'PZPN: najpierw mecze bezpośrednie',
    pointsForWin: 3,
    pointsForDraw: 1,
    criteria: ['betweenPoints', 'betweenDifference', ...OVERALL],
    beginsAnew: false,
  },
  difference: {
    label: 'Najpierw różnica bramek',
    pointsForWin: 3,
    pointsForDraw: 1,
    criteria: ['difference', 'scored', 'betweenPoints', 'betweenDifference', 'wins', 'awayWins'],
    beginsAnew: false,
  },
  uefa: {
    label: 'UEFA: mecze bezpośrednie, od nowa dla wciąż równych',
    pointsForWin: 3,
    pointsForDraw: 1,
    criteria: ['betweenPoints', 'betweenDifference', 'betweenScored', ...OVERALL],
    beginsAnew: true,
  },
} as const satisfies Record<string, TableRule>

export type TableRuleName = keyof typeof TABLE_RULES
export const TABLE_RULE_NAMES = Object.keys(TABLE_RULES) as [TableRuleName, ...TableRuleName[]]
