import { followedName } from '../lineup/name-direction.ts'
import { longDate, wallTime } from '../match/wall-date.ts'
import { defaultHashtag } from './club-tag.ts'

export interface CaptionMatch {
  clubName: string
  opponentName: string | null
  isHome: boolean
}

export interface LineupCaption {
  kind: 'lineup'
  date: string | null
  time: string | null
  /** Names in the order in which they should be read. */
  eleven: readonly string[]
  bench: readonly string[]
}

export interface GoalCaption {
  kind: 'goal'
  isOpponentGoal: boolean
  homeScore: number
  awayScore: number
  scorerName: string | null
  minute: string | null
}

export interface ResultCaption {
  kind: 'result'
  isHalfTime: boolean
  homeScore: number
  awayScore: number
  /** Our scorers only. */
  scorers: readonly { name: string; minutes: readonly string[] }[]
}

export type CaptionSubject = LineupCaption | GoalCaption | ResultCaption

function teams({ clubName, opponentName, isHome }: CaptionMatch): [home: string, away: string] {
  const [us, them] = [followedName(clubName), followedName(opponentName ?? 'Przeciwnik')]
  return isHome ? [us, them] : [them, us]
}

/** Names are never declined: `Orły Dębno – Iskra` needs no grammar that could go wrong. */
export const fixture = (match: CaptionMatch): string => teams(match).join(' – ')

export function scoreLine(match: CaptionMatch, score: { homeScore: number; awayScore: number }): string {
  const [home, away] = teams(match)
  return `${home} ${score.homeScore}:${score.awayScore} ${away}`
}

/** `Nasze gole: Kos 12', 67'; Bąk 88'`; empty when there are none. */
export function scorersLine({ scorers }: ResultCaption): string {
  if (scorers.length === 0) return ''
  return `Nasze gole: ${scorers.map(({ name, minutes }) => `${followedName(name)} ${minutes.join(', ')}`.trim()).join('; ')}`
}

export const kickOff = ({ date, time }: LineupCaption): string =>
  [longDate(date), wallTime(time)].filter((text) => text !== '').join(', ')

const inBrackets = (minute: string | null): string => (minute ? ` (${minute})` : '')

function lines(match: CaptionMatch, subject: CaptionSubject): string[] {
  switch (subject.kind) {
    case 'lineup': {
      const when = kickOff(subject)
      return [`Nasz skład na mecz ${fixture(match)}`, when.charAt(0).toLocaleUpperCase('pl') + when.slice(1)]
    }
    case 'goal': {
      const ours = ['⚽ GOOOOL!', followedName(subject.scorerName ?? '')].filter(Boolean).join(' ')
      const heading = subject.isOpponentGoal ? 'Bramka dla rywali' : ours
      return [`${heading}${inBrackets(subject.minute)}`, scoreLine(match, subject)]
    }
    case 'result': {
      const heading = subject.isHalfTime ? 'Do przerwy' : 'Koniec meczu'
      return [`${heading}: ${scoreLine(match, subject)}`, scorersLine(subject)]
    }
  }
}

/** The post's text, ready to paste. */
export const caption = (match: CaptionMatch, subject: CaptionSubject): string =>
  `${lines(match, subject).filter(Boolean).join('\n')}\n\n${defaultHashtag(match.clubName)}`
