import { describe, expect, it } from 'vitest'
import { labelOf } from './labels.ts'

describe('a label on the pitch', () => {
  it.each([
    ['Kos', 18, 'Kos', false],
    ['B. Gżegżółkiewicz-Żółć', 18, 'B. Gżegżółkiewicz-Żółć', true],
    ['I. Wyrwizębowiczęśliwski-Źdźbłowski-Szczęsny', 26, 'I. Wyrwizębowiczęśliwski-Źdźbłowski-Szczęsny', true],
    ['I. Wyrwizębowiczęśliwski-Źdźbłowski-Szczęsny', 22, 'I. Wyrwizębowiczęśliwski', true],
    ['Brzęczyszczykiewiczówna', 18, 'Brzęczyszczykiewiczówna', true],
  ])('%s, %i letters a line', (name, letters, shown, isTall) => {
    expect(labelOf(name, letters)).toEqual({ name: shown, isTall })
  })
})
