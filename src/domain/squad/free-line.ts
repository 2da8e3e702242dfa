import { foldedText } from './folded-text.ts'
import { positionGroup } from './position-group.ts'

export interface FreeLine {
  name: string
  number: string
  position: string
}

const NUMBER = /(?<![\p{L}\d])(?:nr\.?\s*|no\.?\s*|#\s*)?(\d+)(?![\p{L}\d])/giu
const CAPTAIN = /^(c|k|kap|kapitan|captain)$/i
const BESIDE_A_POSITION =
  /^(lewy|lewa|prawy|prawa|sr|srodkowy|srodkowa|boczny|boczna|ofensyw\w*|defensyw\w*|cofniety|wysuniety|left|right|central|centre|center|attacking|defensive|full|wing)$/

/** A line as people write it: '10. Jan Kowalski (napastnik)', 'Jan Kowalski 10', '10 - Jan Kowalski - obrońca'. */
export function readFreeLine(text: string): FreeLine {
  const { rest: withoutBrackets, brackets } = takeBrackets(text)
  const { rest, number } = takeNumber(withoutBrackets)
  const { name, position } = takePosition(rest)
  return {
    name,
    number: number || (brackets.find(isDigits) ?? ''),
    position: brackets.find((note) => !isDigits(note)) ?? position,
  }
}

function takeBrackets(text: string): { rest: string; brackets: string[] } {
  const brackets: string[] = []
  const rest = text.replace(/[([{]([^)\]}]*)[)\]}]/g, (_, note: string) => {
    brackets.push(...note.split(/[,;]/).map(tidy))
    return ' '
  })
  return { rest, brackets: brackets.filter((note) => note !== '' && !CAPTAIN.test(note)) }
}

const isDigits = (text: string): boolean => /^\d+$/.test(text)

/** In '1. Jan Kowalski 10' the first number only counts the lines. */
function takeNumber(text: string): { rest: string; number: string } {
  const found = [...text.matchAll(NUMBER)]
  const isCounted = found.length > 1 && /^\s*\d+\s*[.)]/.test(text)
  const chosen = isCounted ? found[1] : found[0]
  let rest = text
  for (const match of isCounted ? found.slice(0, 2) : found.slice(0, 1)) rest = rest.replace(match[0], ' ')
  return { rest: tidy(rest), number: chosen?.[1] ?? '' }
}

/** Keeps the dot of an initial: 'Kowalski J.' */
const tidy = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^[\s.,:;)/–—-]+|(?:[\s,:;(/–—-]|(?<!(?:^|\s)\p{Lu})\.)+$/gu, '')

function takePosition(text: string): { name: string; position: string } {
  const [name = '', ...notes] = text.split(/\s+[-–—]\s+|\s*[–—:;|]\s*/).map(tidy)
  const position = notes.find((note) => isPosition(note) || /^\p{Ll}/u.test(note))
  if (isPosition(name) && notes.length > 0 && !position) return { name: notes.join(' '), position: name }
  // 'Nowak - Kowalska' is one last name, written with room to breathe.
  const whole = [name, ...notes.filter((note) => note !== position)].filter(Boolean).join('-')
  return position ? { name: whole, position } : takePositionWords(whole)
}

const isPosition = (text: string): boolean => positionGroup(text) !== 'other'

/** A position that stands after or before the name with nothing between. */
function takePositionWords(text: string): { name: string; position: string } {
  const [beforeComma = '', afterComma = ''] = text.split(/,(.*)/s).map(tidy)
  if (isPosition(afterComma)) return { name: beforeComma, position: afterComma }
  const words = text.split(' ')
  const belongs = (word: string | undefined) => isBesidePosition(word) || isPositionWord(word, words.length)
  let from = words.length
  while (from > 1 && belongs(words[from - 1])) from--
  const tail = words.slice(from).join(' ')
  if (isPosition(tail)) return { name: words.slice(0, from).join(' '), position: tail }
  const [first = '', ...others] = words
  return isPositionWord(first, words.length)
    ? { name: others.join(' '), position: first }
    : { name: text, position: '' }
}

const isBesidePosition = (word = ''): boolean => BESIDE_A_POSITION.test(foldedText(word).replace('.', ''))

/** A short word is a position only when a first and a last name are left: 'Li Po' is a person. */
const isPositionWord = (word = '', ofWords: number): boolean => ofWords > (word.length > 3 ? 1 : 2) && isPosition(word)
