/**
 * Elements are placed in percent of the graphic, slots in fractions of the pitch, nodes in pixels. At run time each is
 * a plain number; to the compiler percent and fraction are no numbers at all, so they cannot be mixed up.
 */
declare const unit: unique symbol

export type Percent = { readonly [unit]: 'percent' }
export type Fraction = { readonly [unit]: 'fraction' }

export const percent = (value: number): Percent => value as unknown as Percent
export const percentValue = (value: Percent): number => value as unknown as number
export const percentOf = (share: Percent, whole: number): number => (percentValue(share) / 100) * whole

export const fraction = (value: number): Fraction => value as unknown as Fraction
export const fractionValue = (value: Fraction): number => value as unknown as number

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
