const polishPlural = new Intl.PluralRules('pl-PL')
const whole = new Intl.NumberFormat('pl-PL')

/** One, two to four, five and more: ['zdjęcie', 'zdjęcia', 'zdjęć']. */
type CountedForms = readonly [one: string, few: string, many: string]

/** The number with the noun in the form that Polish asks for. */
export function counted(count: number, [one, few, many]: CountedForms): string {
  const form = polishPlural.select(count)
  return `${whole.format(count)} ${form === 'one' ? one : form === 'few' ? few : many}`
}
