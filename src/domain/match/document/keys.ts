/** How the cells of a match are called. A list is a cell for each of its items, named behind the colon. */
export const PLAIN_CELLS = [
  'opponentId',
  'isHome',
  'matchDate',
  'matchTime',
  'competition',
  'round',
  'venue',
  'course',
  'ruling',
  'clock',
  'shootout',
  'extraGoals',
  'isOpponentGoal',
  'selectedScorer',
  'shownGoal',
  'isHalfTime',
  'published',
  'slotIds',
] as const
export type PlainCell = (typeof PLAIN_CELLS)[number]

export const LIST_CELLS = ['slot', 'player', 'bench', 'event', 'template'] as const
export type ListCell = (typeof LIST_CELLS)[number]

export const itemKey = (list: ListCell, item: string | number): string => `${list}:${item}`

/** The item behind the colon; null: the key is of another list. */
export const itemOf = (key: string, list: ListCell): string | null =>
  key.startsWith(`${list}:`) ? key.slice(list.length + 1) : null

export const isEventKey = (key: string): boolean => itemOf(key, 'event') !== null
