export const OPPONENT_NAME_MAX = 100
export const ALIASES_MAX = 20
