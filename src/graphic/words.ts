import { defaultHashtag } from '#domain/club/club-tag.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import { type CountedForms, formFor } from '#domain/plural-form.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { type MatchView, type PlayerView, teamsOf } from './match-view.ts'

function names(view: MatchView): [home: string, away: string] {
  const { home, away } = teamsOf(view)
  return [followedName(home.name), followedName(away.name)]
}

/** Names are never declined: `Orły Dębno – Iskra` needs no grammar that could go wrong. */
export const fixture = (view: MatchView): string => names(view).join(' – ')

export function scoreLine(view: MatchView & { homeScore: number; awayScore: number }): string {
  const [home, away] = names(view)
  return `${home} ${view.homeScore}:${view.awayScore} ${away}`
}

export const inBrackets = (minute: string | null): string => (minute ? ` (${minute})` : '')

/** `67'` is read out as "67 apostrof". */
export const minuteWords = (minute: string | null): string =>
  minute ? `minuta ${minute.replace(/\s*['’]\s*$/, '')}` : ''

export const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

export const counted = (count: number, forms: CountedForms): string => `${count} ${formFor(count, forms)}`

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('pl') + words.slice(1)

/** Where the name ends in a line that says it; `Jan Kos` is not said by `Jan Kosowski`. -1: nowhere. */
function endOfName(line: string, name: string): number {
  let at = line.indexOf(name)
  while (at >= 0 && /[\p{L}-]/u.test(line.charAt(at + name.length))) at = line.indexOf(name, at + 1)
  return at < 0 ? -1 : at + name.length
}

/** The lines with what a player goes by where they are posted, after the name where it is first said. */
export function withHandle(lines: readonly string[], player: PlayerView): readonly string[] {
  const { handle } = player
  if (!handle) return lines
  const ends = lines.map((line) => endOfName(line, followedName(fullName(player))))
  const first = ends.findIndex((end) => end >= 0)
  return lines.map((line, index) =>
    index === first ? `${line.slice(0, ends[index])} @${handle}${line.slice(ends[index])}` : line,
  )
}

/** The post's text, ready to paste. */
export const postText = (lines: readonly string[], clubName: string): string =>
  `${lines.filter(Boolean).join('\n')}\n\n${defaultHashtag(clubName)}`

/** What the graphic shows, for those who cannot see it. */
export const spokenText = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => `${capitalised(sentence)}${/[.!?]$/.test(sentence) ? '' : '.'}`)
    .join(' ')
