import { expect, it } from 'vitest'
import { completeElement } from './complete-element.ts'
import { restoreElements } from './element.ts'
import { fieldSections, openFields } from './field-sections.ts'
import { shownFields } from './shown-fields.ts'

const sectionsOf = (element: object) =>
  restoreElements([element]).flatMap((restored) =>
    fieldSections(shownFields(restored), { ...completeElement(restored) }).map(({ label, isSet }) => [label, isSet]),
  )

it('what the form has always had stands in no section', () => {
  const [rectangle] = restoreElements([{ type: 'rectangle' }])
  const open = rectangle ? openFields(shownFields(rectangle)).map(([name]) => name) : []
  expect(open).toEqual(['backgroundColor', 'borderRadius', 'borderWidth'])
})

it('each kind of element has the sections that concern it', () => {
  expect(sectionsOf({ type: 'text' }).map(([label]) => label)).toEqual([
    'Litery i wiersze',
    'Gradient',
    'Obrys',
    'Cień',
  ])
  expect(sectionsOf({ type: 'image' }).map(([label]) => label)).toEqual(['Kadr i maska', 'Cień'])
  expect(sectionsOf({ type: 'line' }).map(([label]) => label)).toEqual(['Cień'])
})

it('a section is set when one of its fields is', () => {
  expect(sectionsOf({ type: 'line', shadowColor: 'transparent' })).toEqual([['Cień', false]])
  expect(sectionsOf({ type: 'line', shadowColor: '#000' })).toEqual([['Cień', true]])
})
