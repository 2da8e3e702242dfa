import { type CountedForms, formFor } from '#domain/plural-form.ts'

const whole = new Intl.NumberFormat('pl-PL')

/** The number with the noun in the form that Polish asks for. */
export const counted = (count: number, forms: CountedForms): string => `${whole.format(count)} ${formFor(count, forms)}`
