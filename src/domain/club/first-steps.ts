/** Enough for a line-up. */
export const SQUAD_TO_START = 11

export interface ClubProgress {
  hasName: boolean
  hasCrest: boolean
  players: number
  opponents: number
  hasGraphic: boolean
}

export type FirstStepName = 'account' | 'club' | 'squad' | 'opponent' | 'graphic'

export interface FirstStep {
  name: FirstStepName
  isDone: boolean
}

/** From an empty club to its first graphic, in the order in which one thing needs the other. */
export const firstSteps = ({ hasName, hasCrest, players, opponents, hasGraphic }: ClubProgress): FirstStep[] => [
  { name: 'account', isDone: true },
  { name: 'club', isDone: hasName && hasCrest },
  { name: 'squad', isDone: players >= SQUAD_TO_START },
  { name: 'opponent', isDone: opponents > 0 },
  { name: 'graphic', isDone: hasGraphic },
]

export const nextStep = (steps: readonly FirstStep[]): FirstStep | null => steps.find(({ isDone }) => !isDone) ?? null
