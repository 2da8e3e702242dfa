import type { Field } from './fields.ts'

type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>

export const number = (label: string, min: number, max: number, byDefault: number, step = 1): FieldOf<'number'> => ({
  type: 'number',
  label,
  min,
  max,
  step,
  default: byDefault,
})

export const colour = (label: string, byDefault: string): FieldOf<'colour'> => ({
  type: 'colour',
  label,
  default: byDefault,
})

export const choice = (label: string, options: readonly string[], byDefault: string): FieldOf<'choice'> => ({
  type: 'choice',
  label,
  options,
  default: byDefault,
})

export const flag = (label: string): FieldOf<'flag'> => ({ type: 'flag', label, default: false })
