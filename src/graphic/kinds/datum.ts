/** What a dynamic element of a template can show. */
export interface Datum {
  label: string
  /** A picture's datum is its address. */
  kind: 'text' | 'picture'
  /** What the editor shows before there is a match. */
  sample: string
}

export const words = (label: string, sample: string): Datum => ({ label, kind: 'text', sample })
export const picture = (label: string): Datum => ({ label, kind: 'picture', sample: '' })

/** Data that several kinds know. */
export const SCORE = words('Wynik', '2:1')
export const SCORERS = {
  home_scorer: words('Strzelcy gospodarzy', "Kowalski 12'\nNowak 67'"),
  away_scorer: words('Strzelcy gości', "Wiśniewski 45'"),
}
/** What graphics about one person know of them. */
export const PERSON = {
  person_name: words('Zawodnik na grafice', 'Jan Kowalski'),
  person_number: words('Numer zawodnika na grafice', '9'),
  person_photo: picture('Zdjęcie zawodnika na grafice'),
}
export const MINUTE = words('Minuta gola', "67'")
