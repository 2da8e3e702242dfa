export const TEAM_NAME_MAX = 60

const comparable = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase('pl')

/** Two teams are never told apart by capitals alone. */
export const isSameTeamName = (one: string, other: string): boolean => comparable(one) === comparable(other)
