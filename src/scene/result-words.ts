import { followedName } from '#domain/lineup/name-direction.ts'
import { namesOnGraphic } from '#domain/lineup/names.ts'
import { type ScorerLine, scorersBySide } from '#domain/match/scorers.ts'
import type { ResultView } from './match-view.ts'

export const resultHeading = ({ isHalfTime }: ResultView): string => (isHalfTime ? 'WYNIK DO PRZERWY' : 'WYNIK KOŃCOWY')

/** Our scorers by name, told apart from each other; an opponent's goals, and one by a player who left, have none. */
export function namedScorers(
  { squad }: ResultView,
  lines: readonly ScorerLine[],
): { name: string; minutes: readonly string[] }[] {
  const scorerOf = ({ playerId }: ScorerLine) => squad.find(({ id }) => id === playerId)
  const nameOf = namesOnGraphic(lines.flatMap((line) => scorerOf(line) ?? []))
  return lines.map((line) => {
    const player = scorerOf(line)
    return { name: player ? nameOf(player) : '', minutes: line.minutes }
  })
}

/** `Kowalski 12', 67'`; an opponent's goals are minutes only. */
const scorerText = (view: ResultView, lines: readonly ScorerLine[]): string =>
  namedScorers(view, lines)
    .map(({ name, minutes }) => [name && followedName(name), minutes.join(', ')].filter(Boolean).join(' '))
    .join('\n')

export function scorerTexts(view: ResultView): { home: string; away: string } {
  const { home, away } = scorersBySide(view.scorers, view.isHome)
  return { home: scorerText(view, home), away: scorerText(view, away) }
}
