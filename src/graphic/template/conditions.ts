/** What of a graphic decides whether an element is drawn on it. */
export interface Circumstances {
  isHome: boolean
  isLevel: boolean
  hasPhoto: boolean
}

interface ConditionFacts {
  label: string
  holds(of: Circumstances): boolean
}

const CONDITIONS = {
  home: { label: 'tylko u siebie', holds: ({ isHome }) => isHome },
  away: { label: 'tylko na wyjeździe', holds: ({ isHome }) => !isHome },
  'with-photo': { label: 'tylko ze zdjęciem', holds: ({ hasPhoto }) => hasPhoto },
  'without-photo': { label: 'tylko bez zdjęcia', holds: ({ hasPhoto }) => !hasPhoto },
  level: { label: 'tylko przy remisie', holds: ({ isLevel }) => isLevel },
  decided: { label: 'tylko bez remisu', holds: ({ isLevel }) => !isLevel },
} as const satisfies Record<string, ConditionFacts>

export type Condition = keyof typeof CONDITIONS
export const CONDITION_NAMES = Object.keys(CONDITIONS) as Condition[]
export const conditionLabel = (name: Condition): string => CONDITIONS[name].label

export const holds = (name: Condition | undefined, circumstances: Circumstances): boolean =>
  name === undefined || CONDITIONS[name].holds(circumstances)
