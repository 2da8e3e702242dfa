export interface PersonName {
  firstName: string
  lastName: string
}

const PARTICLES = new Set('van von der den de di da do dos das del della la le el al ter ten zu af av'.split(' '))

/** Parts a whole name. A last name in capitals, or one before a comma, is known wherever it stands. */
export function splitName(name: string, isLastNameFirst = false): PersonName {
  const [beforeComma = '', afterComma = ''] = name.split(/,(.*)/s).map((part) => part.trim())
  if (beforeComma && afterComma) return tidyName({ firstName: afterComma, lastName: beforeComma })
  const words = name.replace(',', ' ').trim().split(/\s+/).filter(Boolean)
  const [from, to] = capitalsOf(words) ?? lastNameRange(words, isLastNameFirst)
  return tidyName({
    firstName: [...words.slice(0, from), ...words.slice(to)].join(' '),
    lastName: words.slice(from, to).join(' '),
  })
}

/** Two cells whose order nobody wrote down. */
export function namesOfCells(first: string, second: string, isLastNameFirst: boolean): PersonName {
  const isReversed = isInCapitals(first) === isInCapitals(second) ? isLastNameFirst : isInCapitals(first)
  return tidyName(isReversed ? { firstName: second, lastName: first } : { firstName: first, lastName: second })
}

type Range = readonly [from: number, to: number]

/** The one run of words in capitals, when other words are not in capitals. */
function capitalsOf(words: readonly string[]): Range | null {
  const flags = words.map(isInCapitals)
  const from = flags.indexOf(true)
  const to = flags.lastIndexOf(true) + 1
  if (from === -1 || to - from === words.length || flags.slice(from, to).includes(false)) return null
  // 'JP Kowalski' begins with initials.
  return words.slice(from, to).some((word) => word.length > 2) ? [from, to] : null
}

function lastNameRange(words: readonly string[], isLastNameFirst: boolean): Range {
  const isParticle = (word: string) => PARTICLES.has(word.toLowerCase())
  const endsInInitial = words.length > 1 && /^\p{Lu}\.$/u.test(words.at(-1) ?? '')
  if (isLastNameFirst || endsInInitial) {
    const named = words.findIndex((word) => !isParticle(word))
    return [0, named + 1]
  }
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word))
  return [particle > 0 && particle < words.length - 1 ? particle : words.length - 1, words.length]
}

const isInCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)

/** Lists shout ('NOWAK-KOWALSKI') or whisper ('nowak'); on a graphic the name is written like the others. */
export const tidyName = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: evenly(firstName),
  lastName: evenly(lastName),
})

const evenly = (name: string): string => {
  const tidy = name.trim().replace(/\s+/g, ' ')
  const isUneven = tidy.length > 2 && (isInCapitals(tidy) || !/\p{Lu}/u.test(tidy))
  return isUneven ? tidy.split(' ').map(capitalised).join(' ') : tidy
}

const capitalised = (word: string): string => {
  const small = word.toLowerCase()
  return PARTICLES.has(small) ? small : small.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}
