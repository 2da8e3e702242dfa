/** One, two to four, five and more: ['punkt', 'punkty', 'punktów']. */
export type CountedForms = readonly [one: string, few: string, many: string]

const POLISH_PLURAL = new Intl.PluralRules('pl-PL')

/** The form of a noun that a number asks for in Polish: 1 gol, 2 gole, 5 goli. */
export function formFor(count: number, [one, few, many]: CountedForms): string {
  const form = POLISH_PLURAL.select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}
