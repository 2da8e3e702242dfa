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
  'bestPlayer',
  'post',
  'slotIds',
] as const
export type PlainCell = (typeof PLAIN_CELLS)[number]

export const LIST_CELLS = ['slot', 'player', 'bench', 'event', 'template', 'photo', 'stat'] as const
export type ListCell = (typeof LIST_CELLS)[number]

export const itemKey = (list: ListCell, item: string | number): string => `${list}:${item}`

/** The item behind the colon; null: the key is of another list. */
export const itemOf = (key: string, list: ListCell): string | null =>
  key.startsWith(`${list}:`) ? key.slice(list.length + 1) : null

/** Under what name the choice of a photograph stands: of what a graphic is about, else of its kind. */
export const photoKey = (kind: string, eventId: string | null): string => eventId ?? kind

export const isEventKey = (key: string): boolean => itemOf(key, 'event') !== null
