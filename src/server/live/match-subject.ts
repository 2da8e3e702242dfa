/** Whose match it is stands in the log with its number: one that is gone cannot be asked any more. */
export interface MatchSubject {
  id: number
  teamId: number
}

export const matchSubject = ({ id, teamId }: MatchSubject): string => `${id} ${teamId}`

export function readMatchSubject(subject: string): MatchSubject {
  const [id = 0, teamId = 0] = subject.split(' ').map(Number)
  return { id, teamId }
}
