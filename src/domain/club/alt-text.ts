import { followedName } from '../lineup/name-direction.ts'
import { type CaptionMatch, type CaptionSubject, fixture, kickOff, scoreLine, scorersLine } from './caption.ts'

const names = (title: string, list: readonly string[]): string =>
  list.length > 0 ? `${title}: ${list.map(followedName).join(', ')}` : ''

/** `67'` is read out as "67 apostrof". */
const minuteWords = (minute: string | null): string => (minute ? `minuta ${minute.replace(/\s*['’]\s*$/, '')}` : '')

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

function sentences(match: CaptionMatch, subject: CaptionSubject): string[] {
  switch (subject.kind) {
    case 'lineup':
      return [
        joined([`Grafika ze składem na mecz ${fixture(match)}`, kickOff(subject)]),
        names('Jedenastka', subject.eleven),
        names('Rezerwowi', subject.bench),
      ]
    case 'goal': {
      const minute = minuteWords(subject.minute)
      const scorer = subject.scorerName ? `Strzelec bramki: ${followedName(subject.scorerName)}` : ''
      const opening = subject.isOpponentGoal
        ? [joined(['Grafika po bramce rywali', minute])]
        : ['Grafika po naszym golu', joined([scorer, minute])]
      return [...opening, `Wynik: ${scoreLine(match, subject)}`]
    }
    case 'result': {
      const opening = subject.isHalfTime ? 'Grafika z wynikiem do przerwy' : 'Grafika z wynikiem końcowym'
      return [`${opening}: ${scoreLine(match, subject)}`, scorersLine(subject)]
    }
  }
}

/** What the graphic shows, for those who cannot see it. */
export const altText = (match: CaptionMatch, subject: CaptionSubject): string =>
  sentences(match, subject)
    .filter(Boolean)
    .map((sentence) => `${sentence.charAt(0).toLocaleUpperCase('pl')}${sentence.slice(1)}.`)
    .join(' ')
