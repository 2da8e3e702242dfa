/** What a player had done for the team before a match, in all its matches on record. */
export interface Career {
  playerId: number
  goals: number
  matches: number
}
