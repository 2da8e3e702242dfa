import { expect, it } from 'vitest'
import { designOf } from './design.ts'
import { changedGrounds, withBackground, withDesign, withFormatBackground } from './grounds.ts'

const stored = {
  look: 'broadcast',
  background: '/files/post',
  backgrounds: { story: '/files/story' },
  isStarter: true,
  elements: [],
  pieces: {},
} as const
const design = designOf(stored)

it('a format gets a background of its own, and goes back to the one of the template', () => {
  const own = withFormatBackground(design, 'square', '/files/square')
  expect(own.backgrounds).toEqual({ story: '/files/story', square: '/files/square' })
  expect(withFormatBackground(own, 'square', null).backgrounds).toEqual(design.backgrounds)
  expect(withFormatBackground(design, 'square', null)).toBe(design)
})

it('a new background of a starter takes the place of those drawn for its formats, of another template it does not', () => {
  expect(withBackground(design, '/files/new', true)).toMatchObject({ background: '/files/new', backgrounds: {} })
  expect(withBackground(design, '/files/new', false).backgrounds).toEqual(design.backgrounds)
})

it('sends the backgrounds that were changed, and no others', () => {
  expect(changedGrounds({ ...design, focus: { x: 1, y: 2 } }, design)).toEqual({})
  expect(changedGrounds(withFormatBackground(design, 'story', null), design)).toEqual({ backgrounds: {} })
  expect(changedGrounds(withBackground(design, '/files/new', false), design)).toEqual({ background: '/files/new' })
})

it('is shown as a starter until it has a picture of its own', () => {
  expect(withDesign(stored, { ...design, look: 'poster' })).toMatchObject({ isStarter: true, look: 'poster' })
  expect(withDesign(stored, withFormatBackground(design, 'story', '/files/own')).isStarter).toBe(false)
  expect(withDesign(stored, withBackground(design, '/files/own', true)).isStarter).toBe(false)
})
