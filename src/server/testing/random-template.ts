import fc from 'fast-check'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { declaredPieces } from '#graphic/kinds/designs.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import { CONDITION_NAMES } from '#graphic/template/conditions.ts'
import { COMMON_FIELDS, ELEMENT_KINDS, ELEMENT_TYPES, type ElementType } from '#graphic/template/element-kinds.ts'
import type { Field, Fields } from '#graphic/template/fields.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { fieldsOfPiece } from '#graphic/template/pieces/declared-fields.ts'

/** What a random template may show and write with. */
export interface Supplies {
  pictures: readonly string[]
  fonts: readonly string[]
}

const COLOURS = ['#0b3d91', '#f2c230', '#ffffff80', '#c00', 'transparent', 'black']
const words = fc.string({ unit: fc.constantFrom(...'AĄĆĘŁŃÓŚŹŻaąćęłńóśźż 07:-\n'), maxLength: 30 })

function anyValue(name: string, field: Field, { pictures, fonts }: Supplies): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'number':
      return fc.double({ min: field.min, max: field.max, noNaN: true })
    case 'text':
      return words
    case 'colour':
      return fc.constantFrom(...COLOURS)
    case 'choice':
      return fc.constantFrom(...field.options, ...(name === 'fontFamily' ? fonts : []))
    case 'picture':
      return fc.constantFrom(...pictures, '')
    case 'flag':
      return fc.boolean()
  }
}

const anyValues = (fields: Fields, supplies: Supplies, requiredKeys: string[] = []) =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(name, field, supplies)])),
    {
      requiredKeys,
    },
  )

const inFormats = <Some>(values: fc.Arbitrary<Some>) =>
  fc.record(Object.fromEntries(FORMAT_NAMES.map((format) => [format, values])), { requiredKeys: [] })

function element(type: ElementType, supplies: Supplies): fc.Arbitrary<object> {
  const fields: Fields = { ...COMMON_FIELDS, ...ELEMENT_KINDS[type].fields }
  const always = Object.keys(fields).filter((name) => !fields[name]?.optional)
  const { text: _text, src: _src, dataKey: _dataKey, ...tuned } = fields
  const more = fc.record(
    {
      hidden: fc.boolean(),
      under: fc.boolean(),
      group: fc.constantFrom('pierwsza', 'druga'),
      condition: fc.constantFrom(...CONDITION_NAMES),
      formats: inFormats(anyValues(tuned, supplies)),
    },
    { requiredKeys: [] },
  )
  const zIndex = fc.integer({ min: 1, max: 1000 })
  return fc
    .tuple(anyValues(fields, supplies, always), zIndex, more)
    .map(([values, layer, others]) => ({ ...values, type, zIndex: layer, ...others }))
}

const pieces = (kind: KindName, supplies: Supplies) =>
  fc.record(
    Object.fromEntries(
      Object.keys(declaredPieces(kind)).map((name) => {
        const values = anyValues(fieldsOfPiece(name), supplies)
        return [name, fc.record({ shared: values, formats: inFormats(values) }, { requiredKeys: [] })]
      }),
    ),
    { requiredKeys: [] },
  )

export interface RandomTemplate {
  type: KindName
  look: LookName
  hasLayout: boolean
  elements: object[]
  pieces: object
}

/** Anything that the editor could make. */
export const randomTemplate = (supplies: Supplies): fc.Arbitrary<RandomTemplate> =>
  fc.constantFrom(...KIND_NAMES).chain((type) =>
    fc.record({
      type: fc.constant(type),
      look: fc.constantFrom(...LOOK_NAMES),
      hasLayout: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn > 0),
      elements: fc
        .array(
          fc.constantFrom(...ELEMENT_TYPES).chain((one) => element(one, supplies)),
          { maxLength: 8 },
        )
        .map((list) => list.map((one, index) => ({ ...one, id: `e${index}` }))),
      pieces: pieces(type, supplies),
    }),
  )
