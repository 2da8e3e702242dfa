import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentValue } from '#domain/units.ts'
import { byLayer } from './by-layer.ts'
import { elementsRefusal, newElement, restoreElements, type TemplateElement } from './element.ts'
import { COMMON_FIELDS, ELEMENT_KINDS, ELEMENT_TYPES, type ElementType } from './element-kinds.ts'
import type { Field } from './fields.ts'

const plain = (element: TemplateElement): Record<string, unknown> => ({ ...element })

describe('a new element', () => {
  it('begins as the product says', () => {
    const common = { rotation: 0, opacity: 1, zIndex: 4 }
    const at = (element: TemplateElement) => [element.x, element.y, element.width, element.height].map(percentValue)
    const made = Object.fromEntries(
      ELEMENT_TYPES.map((type) => [type, newElement(type, 'new', 3, '/files/bg.jpg')]),
    ) as Record<string, TemplateElement>
    for (const element of Object.values(made)) expect(element).toMatchObject(common)
    expect(at(made.text as TemplateElement)).toEqual([10, 10, 20, 10])
    expect(made.text).toMatchObject({
      text: 'Tekst przykładowy',
      fontSize: 24,
      fontFamily: 'Arial',
      fontWeight: 'normal',
      color: '#000000',
      textAlign: 'left',
    })
    expect(made.dynamic).toMatchObject({
      dataKey: 'home_team',
      fontSize: 24,
      fontFamily: 'Arial',
      fontWeight: 'bold',
      color: '#000000',
      textAlign: 'center',
    })
    expect(made.image).toMatchObject({ src: '/files/bg.jpg', objectFit: 'contain' })
    expect(at(made.image as TemplateElement)).toEqual([10, 10, 30, 30])
    expect(made.rectangle).toMatchObject({ backgroundColor: '#e0e0e0', borderRadius: 0 })
    expect(made.circle).toMatchObject({ backgroundColor: '#e0e0e0' })
    expect(at(made.circle as TemplateElement)).toEqual([10, 10, 15, 15])
    expect(made.line).toMatchObject({ color: '#000000', thickness: 2, orientation: 'horizontal' })
    expect(at(made.line as TemplateElement)).toEqual([10, 10, 20, 1])
  })

  it('is what the server takes', () => {
    for (const type of ELEMENT_TYPES) expect(elementsRefusal([newElement(type, 'a', 0, '/x.png')])).toBeNull()
  })
})

describe('the gate', () => {
  it('takes a list, or an object whose values are meant', () => {
    const element = plain(newElement('text', 'a', 0, ''))
    expect(restoreElements({ 0: element, x: { ...element, id: 'b' } }).map(({ id }) => id)).toEqual(['a', 'b'])
    for (const nothing of [null, undefined, 'text', 7]) expect(restoreElements(nothing)).toEqual([])
  })

  it('brings values back within their bounds and fills what is missing', () => {
    const [text] = restoreElements([
      {
        type: 'text',
        x: -5,
        y: 400,
        width: 0,
        opacity: 7,
        rotation: '45',
        fontSize: 999,
        textAlign: 'justify',
        color: 'url(x)',
      },
    ])
    expect(text).toMatchObject({
      x: 0,
      y: 100,
      width: 1,
      height: 10,
      opacity: 1,
      rotation: 45,
      fontSize: 200,
      textAlign: 'left',
      color: '#000000',
      id: 'element-1',
    })
  })

  it.each([
    [-6, 354],
    [725, 5],
    [-360, 0],
    [360, 360],
    [361, 1],
  ])('takes a turn of %i° for %i°', (rotation, restored) => {
    expect(restoreElements([{ type: 'text', rotation }])).toMatchObject([{ rotation: restored }])
  })

  it('keeps what is well-formed exactly as it is', () => {
    for (const type of ELEMENT_TYPES) {
      const element = newElement(type, 'a', 2, '/x.png')
      expect(restoreElements([element])).toEqual([element])
    }
  })

  it('leaves well-formed elements with ids of their own behind, whatever comes', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(...ELEMENT_TYPES),
        id: fc.constantFrom('a', 'b', 7),
        x: fc.anything(),
        fontSize: fc.anything(),
        zIndex: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.array(junk, { maxLength: 12 }), fc.dictionary(fc.string(), junk), fc.anything()),
        (raw) => {
          const elements = restoreElements(raw)
          expect(elementsRefusal(elements)).toBeNull()
          expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length)
          for (const { zIndex } of elements) expect(zIndex >= 1 && zIndex <= 1000).toBe(true)
          expect(restoreElements(elements)).toEqual(elements)
        },
      ),
    )
  })
})

describe('optional fields', () => {
  const fieldsOf = (type: ElementType) => Object.entries<Field>({ ...COMMON_FIELDS, ...ELEMENT_KINDS[type].fields })
  const usual = fc.oneof(fc.boolean(), fc.double(), fc.constantFrom('upper', 'wrap', 'circle', 'transparent', '#abc'))

  const allowedValue = (field: Field): fc.Arbitrary<unknown> => {
    if (field.type === 'number') return fc.double({ min: field.min, max: field.max, noNaN: true })
    if (field.type === 'choice') return fc.constantFrom(...field.options)
    return fc.constant(field.default)
  }

  it.each(ELEMENT_TYPES)('survive the gate in a %s as they left it, whatever came', (type) => {
    const came = fc.record(Object.fromEntries(fieldsOf(type).map(([name]) => [name, fc.oneof(usual, fc.anything())])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(came, (fields) => {
        const once = restoreElements([{ ...fields, type }])
        expect(elementsRefusal(once)).toBeNull()
        expect(JSON.stringify(restoreElements(JSON.parse(JSON.stringify(once))))).toBe(JSON.stringify(once))
      }),
    )
  })

  it.each(ELEMENT_TYPES)('that a stored %s has not got do not come into it', (type) => {
    const stored = fc.record(
      Object.fromEntries(
        fieldsOf(type).flatMap(([name, field]) => (field.optional ? [] : [[name, allowedValue(field)]])),
      ),
    )
    fc.assert(
      fc.property(stored, (fields) => {
        const element = { id: 'a', type, zIndex: 1, ...fields }
        expect(JSON.stringify(restoreElements([element]))).toBe(JSON.stringify([element]))
      }),
    )
  })

  it('are kept where they are given, within their bounds', () => {
    const given = {
      type: 'text',
      letterSpacing: 400,
      italic: true,
      letterCase: 'upper',
      shadowColor: null,
      lineHeight: 1.2,
    }
    const [text] = restoreElements([given])
    expect(text).toMatchObject({ letterSpacing: 100, italic: true, letterCase: 'upper', lineHeight: 1.2 })
    expect(text).not.toHaveProperty('shadowColor')
  })

  it('are refused with what is allowed', () => {
    expect(elementsRefusal([{ type: 'text', italic: 'tak' }])).toBe(
      'Element 1: pole „italic”: dozwolone wartości: true, false; przyszło "tak"',
    )
    expect(elementsRefusal([{ type: 'image', mask: 'star' }])).toContain('none, circle, rounded, shield, hexagon')
  })
})

describe('a refusal', () => {
  const numberFields = ELEMENT_TYPES.flatMap((type) =>
    Object.entries<Field>({ ...COMMON_FIELDS, ...ELEMENT_KINDS[type].fields }).flatMap(([name, field]) =>
      field.type === 'number' ? [{ type, name, field }] : [],
    ),
  )

  it.each(numberFields)('names the element, $type.$name, what is allowed and what came', ({ type, name, field }) => {
    for (const value of [field.min, field.max]) expect(elementsRefusal([{ type, [name]: value }])).toBeNull()
    for (const value of [field.min - 0.5, field.max + 0.5, 'x']) {
      expect(elementsRefusal([{ type: 'text' }, { type, [name]: value }])).toBe(
        `Element 2: pole „${name}”: dozwolona jest liczba od ${field.min} do ${field.max}; przyszło ${JSON.stringify(value)}`,
      )
    }
  })

  it('is given for unknown kinds, choices and colours', () => {
    expect(elementsRefusal([{ type: 'video' }])).toContain('dozwolone wartości: text, image')
    expect(elementsRefusal([{ type: 'image', objectFit: 'tile' }])).toContain('cover, contain, fill')
    expect(elementsRefusal([{ type: 'text', color: 'javascript:1' }])).toContain('„color”')
    expect(elementsRefusal([{ type: 'text', textAlign: { toString: 1 } }])).toContain('left, center, right')
    expect(elementsRefusal([7])).toBe('Element 1: oczekiwano obiektu, przyszło 7')
  })
})

it('layers go from the bottom up, equal ones in the order they were added', () => {
  const element = (id: string, zIndex: number) => ({ ...newElement('line', id, 0, ''), zIndex })
  expect(byLayer([element('a', 5), element('b', 1), element('c', 5)]).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})
