import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as fan from './fan.ts'

const shown = Object.entries(fan).flatMap(([name, schema]) => {
  const examples = schema instanceof z.ZodType ? schema.meta()?.examples : undefined
  return Array.isArray(examples) ? examples.map((example) => ({ name, schema: schema as z.ZodType, example })) : []
})

describe('the examples of the fan API', () => {
  it('are there', () => {
    expect(shown.map(({ name }) => name)).toContain('publicMatchDetails')
  })

  it.each(shown)('of $name keep to the schema, without a field too many', ({ schema, example }) => {
    expect(schema.parse(example)).toEqual(example)
  })
})
