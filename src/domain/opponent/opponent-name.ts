export const OPPONENT_NAME_MAX = 100
