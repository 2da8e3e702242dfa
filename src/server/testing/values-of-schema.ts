import fc from 'fast-check'
import { z } from 'zod'

type Values = fc.Arbitrary<unknown>

const NUMBERS = [
  -(2 ** 53),
  -999_999_999_999_999,
  -(2 ** 31) - 1,
  -1,
  0,
  0.5,
  1,
  2,
  2 ** 31 - 1,
  2 ** 31,
  10 ** 15 - 1,
  2 ** 53 - 1,
  2 ** 63,
  1e308,
]
const STORABLE_TEXTS = [
  '',
  ' \t\n',
  'NaN',
  '-1',
  '1e999',
  '2147483648',
  '9007199254740993',
  '0000-00-00',
  '9999-12-31',
  '25:61',
  "';drop table users;--",
  '../../etc/passwd',
  '%00',
  'ą'.repeat(5_000),
]

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

export const edgeText = fc.constantFrom(...STORABLE_TEXTS, 'a\0b', '\ud800')

/** What no schema asks for. */
export const garbage: Values = fc.oneof(
  edgeText,
  fc.constantFrom<unknown>(...NUMBERS, null, true, [], {}, nested(60)),
  fc.jsonValue({ maxDepth: 2 }),
)

interface Bounds {
  type: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

const boundsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Bounds

function numbers(schema: z.ZodType): Values {
  const { type, minimum, exclusiveMinimum, maximum } = boundsOf(schema)
  const min = minimum ?? exclusiveMinimum ?? -1e308
  const max = maximum ?? 1e308
  const isAllowed = (value: number) =>
    value >= min && value <= max && value !== exclusiveMinimum && (type === 'number' || Number.isSafeInteger(value))
  return fc.constantFrom(...new Set([1, ...NUMBERS, min, max].filter(isAllowed)))
}

function texts(schema: z.ZodType): Values {
  const { pattern, minLength = 0, maxLength = 5_000 } = boundsOf(schema)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const isAllowed = (text: string) => text.length >= minLength && text.length <= maxLength
  const edges = [minLength, maxLength].map((length) => 'x'.repeat(length))
  return fc.oneof(
    fc.constantFrom(...edges, ...STORABLE_TEXTS.filter(isAllowed)),
    fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' }),
  )
}

function objects(schema: z.ZodObject): Values {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, valuesOf(field as z.ZodType)] as const)
  return fc
    .record(Object.fromEntries(fields))
    .chain((value) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(value) },
        { weight: 1, arbitrary: garbage.map((unknown) => ({ ...value, unknown })) },
        { weight: 1, arbitrary: fc.subarray(Object.keys(value)).map((names) => withOnly(value, names)) },
      ),
    )
}

const withOnly = (value: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]]))

function allowed(schema: z.ZodType): Values {
  if (schema instanceof z.ZodObject) return objects(schema)
  if (schema instanceof z.ZodArray) return fc.array(valuesOf(schema.element as z.ZodType), { maxLength: 4 })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fc.option(valuesOf(schema.unwrap() as z.ZodType), { nil: undefined, freq: 3 })
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.unwrap() as z.ZodType), { nil: null, freq: 3 })
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => valuesOf(option as z.ZodType)))
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.string({ maxLength: 70 }), valuesOf(schema.valueType as z.ZodType), { maxKeys: 3 })
  if (schema instanceof z.ZodPipe) {
    // What a schema mends before it looks is described by what it then looks for.
    const { in: before, out: after } = schema
    return valuesOf((before instanceof z.ZodTransform ? after : before) as z.ZodType)
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom<unknown>(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNull) return fc.constant(null)
  if (schema instanceof z.ZodNumber) return numbers(schema)
  if ([z.ZodString, z.ZodStringFormat, z.ZodTemplateLiteral].some((kind) => schema instanceof kind))
    return texts(schema)
  if (schema instanceof z.ZodUnknown) return garbage
  throw new Error(`No values are known for a schema of the kind ${schema.type}`)
}

/** Mostly what the schema allows, out to its very bounds, so that it gets past the gate; here and there garbage. */
export const valuesOf = (schema: z.ZodType): Values =>
  fc.oneof({ weight: 40, arbitrary: allowed(schema) }, { weight: 1, arbitrary: garbage })
