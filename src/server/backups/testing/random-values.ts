import fc from 'fast-check'

const MEGABYTE = 1024 * 1024

/** Everything that PostgreSQL's text can hold: all but NUL and half a surrogate pair. */
const letter = fc.oneof(
  fc.constantFrom(...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'),
  fc.constantFrom(
    '\n',
    '\r',
    '\t',
    '"',
    '\\',
    "'",
    '{',
    '}',
    ',',
    '\u0001',
    '\u007f',
    '\u2028',
    '\ufeff',
    '😀',
    'e\u0301',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((text) => !text.includes('\0')),
)

const short = fc.string({ unit: letter, maxLength: 60 })

/** No two parts of it alike, so that no compression makes it small. */
const huge = fc
  .integer()
  .map((seed) => Array.from({ length: MEGABYTE / 11 }, (_, n) => Math.imul(seed ^ n, 2654435761) >>> 0).join('ż'))

export const text = fc.oneof(
  { weight: 10, arbitrary: short },
  {
    weight: 3,
    arbitrary: fc.constantFrom('', ' ', 'null', '{}', '[]', '\\N', '\\.', 'Zażółć gęślą jaźń', 'x'.repeat(100_000)),
  },
)

const hugeText = fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: huge })

/** No letter is cut in two. */
function cut(whole: string, most: number): string {
  let kept = ''
  for (const letter of whole) if (kept.length + letter.length <= most) kept += letter
  return kept
}

export const textUpTo = (most: number) => text.map((whole) => cut(whole, most))

/** Where the column takes neither nothing nor blanks. */
export const filledUpTo = (most: number) => text.map((rest) => cut(`Ź${rest}`, most).trimEnd())

/** Of a picture on this very site. */
export const address = short.map((rest) => `/files/${rest}`)

export const moment = fc.oneof(
  fc
    .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .chain((date) =>
      fc.nat(999).map((micros) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`)),
    ),
  fc.constantFrom('1914-12-31 23:59:59.000001+01:24', '2026-03-29 02:30:00.123456+01'),
)

const deep = fc.nat(20).map((depth) => `${'[{"ż":'.repeat(depth)}null${'}]'.repeat(depth)}`)

/** A field of that name is refused at the door, so that none is ever stored. */
const storable = fc
  .jsonValue({ stringUnit: letter, maxDepth: 4 })
  .map((value) => JSON.stringify(value))
  .filter((value) => !value.includes('"__proto__":'))

/** As text: JSON's own numbers are larger and finer than JavaScript's. */
const json = fc.oneof(
  { weight: 6, arbitrary: storable },
  { weight: 2, arbitrary: deep },
  {
    weight: 2,
    arbitrary: fc.constantFrom('null', '1e400', '-0.10', '12345678901234567890.5', '""', '"null"', '{"":[]}'),
  },
)

export const jsonObject = fc.oneof(
  { weight: 9, arbitrary: json.map((value) => `{"ż": ${value}}`) },
  { weight: 1, arbitrary: hugeText.map((value) => JSON.stringify({ value })) },
)
