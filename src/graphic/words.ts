import { defaultHashtag } from '#domain/club/club-tag.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import { type MatchView, teamsOf } from './match-view.ts'

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

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('pl') + words.slice(1)

/** The post's text, ready to paste. */
export const postText = (lines: readonly string[], clubName: string): string =>
  `${lines.filter(Boolean).join('\n')}\n\n${defaultHashtag(clubName)}`

/** What the graphic shows, for those who cannot see it. */
export const spokenText = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(' ')
