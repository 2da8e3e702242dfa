import { foldedText, foldedWords } from './folded-text.ts'

export interface PhotoPlayer {
  id: number
  firstName: string
  lastName: string
  number: number
}

export type PhotoKind = 'lineup' | 'scorer'

export interface PhotoMatch {
  /** Null when the name says too little, or fits several: then a person decides. */
  playerId: number | null
  kind: PhotoKind
}

const SCORER_WORDS = new Set(['strzelec', 'strzelca', 'strzelcy', 'gol', 'goal', 'scorer', 'bramka'])
const NUMBER_MARKS = new Set(['nr', 'no', 'numer', 'number'])
/** A number after these counts pictures or names an age group, it is on no shirt. */
const COUNTED = new Set(
  'img dsc dscn dscf pxl mvi p u image obraz foto photo zdjecie picture pic scan skan screenshot wa whatsapp'.split(
    ' ',
  ),
)

/** Finds whose photo a file is, by what it is called: a last name, else a shirt number. One photo of a kind each. */
export function matchPhotos(fileNames: readonly string[], players: readonly PhotoPlayer[]): PhotoMatch[] {
  const taken = new Set<string>()
  return fileNames.map((fileName) => {
    const match = matchPhoto(fileName, players)
    const place = `${match.playerId} ${match.kind}`
    if (match.playerId === null || taken.has(place)) return { playerId: null, kind: match.kind }
    taken.add(place)
    return match
  })
}

function matchPhoto(fileName: string, players: readonly PhotoPlayer[]): PhotoMatch {
  const words = wordsOf(fileName)
  const named = playersNamed(words, players)
  const player = named.length > 0 ? theOneOf(named, words) : theOnly(players.filter(hasNumber(shirtNumber(words))))
  const used = new Set(player && named.includes(player) ? foldedWords(player.lastName) : [])
  const isScorer = words.some((word) => SCORER_WORDS.has(word) && !used.has(word))
  return { playerId: player?.id ?? null, kind: isScorer ? 'scorer' : 'lineup' }
}

const wordsOf = (fileName: string): string[] =>
  foldedText(
    fileName
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .replaceAll('#', ' nr ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  ).match(/\p{L}+|\d+/gu) ?? []

/** Those whose last name stands in the file's name. */
function playersNamed(words: readonly string[], players: readonly PhotoPlayer[]): PhotoPlayer[] {
  const text = `_${words.join('_')}_`
  const found = players.filter(({ lastName }) => {
    const parts = foldedWords(lastName)
    return [parts.join('_'), parts.join('')].some((name) => name && text.includes(`_${name}_`))
  })
  // 'nowak-kos.jpg' is not of a player called Nowak when there is one called Nowak-Kos.
  const partsOfOthers = new Set(
    found.map(({ lastName }) => foldedWords(lastName)).flatMap((parts) => (parts.length > 1 ? parts : [])),
  )
  const named = found.filter(({ lastName }) => !partsOfOthers.has(foldedText(lastName)))
  // 'kowalski gol.jpg' is of Kowalski, even in the squad of a player called Gol.
  const others = named.filter(({ lastName }) => !SCORER_WORDS.has(foldedText(lastName)))
  return others.length > 0 ? others : named
}

/** Namesakes are told apart by first name, then by initial, then by number. */
function theOneOf(named: readonly PhotoPlayer[], words: readonly string[]): PhotoPlayer | null {
  const firstNames = (player: PhotoPlayer) => foldedWords(player.firstName)
  const hasFirstName = (player: PhotoPlayer) => firstNames(player).some((name) => words.includes(name))
  const hasInitial = (player: PhotoPlayer) => firstNames(player).some((name) => words.includes(name[0] ?? ''))
  return (
    theOnly(named) ??
    theOnly(named.filter(hasFirstName)) ??
    theOnly(named.filter(hasInitial)) ??
    theOnly(named.filter(hasNumber(shirtNumber(words))))
  )
}

const theOnly = (players: readonly PhotoPlayer[]): PhotoPlayer | null =>
  players.length === 1 ? (players[0] ?? null) : null

const hasNumber = (number: number | null) => (player: PhotoPlayer) => player.number === number

/** A number that is marked as one, else the only number there is; '0010' counts somebody's pictures. */
function shirtNumber(words: readonly string[]): number | null {
  const numbers = words.flatMap((word, index) => (/^\d/.test(word) ? [{ word, before: words[index - 1] ?? '' }] : []))
  const marked = numbers.filter(({ before }) => NUMBER_MARKS.has(before))
  const [chosen, ...others] = marked.length > 0 ? marked : numbers
  if (!chosen || others.length > 0 || chosen.word.length > 3 || COUNTED.has(chosen.before)) return null
  return Number(chosen.word)
}
