import { describe, expect, it } from 'vitest'
import { FORMATS } from '../formats.ts'
import { restoreElements } from '../template/element.ts'
import type { PieceChanges, PieceValues } from '../template/pieces/piece-change.ts'
import type { TemplateView } from '../template/template-view.ts'
import { drawn, sampleScene } from '../testing/sample-scene.ts'
import type { Scene, SceneNode } from './node.ts'
import { pieceBox } from './reshaped-piece.ts'

const LOOK = 'broadcast'
const BARE: TemplateView = { background: null, isOwnBackground: false, look: LOOK, elements: [] }
const CANVAS = FORMATS.portrait

const scene = (template: Partial<TemplateView>, format: 'portrait' | 'story' = 'portrait') =>
  sampleScene('result', LOOK, { template, format })

const texts = ({ nodes }: Scene): string[] => nodes.flatMap((node) => (node.kind === 'text' ? [node.text] : []))
const textOf = ({ nodes }: Scene, words: RegExp) =>
  nodes.find((node): node is Extract<SceneNode, { kind: 'text' }> => node.kind === 'text' && words.test(node.text))
const SCORE = /^\d+:\d+$/

async function natural(name: string, format: 'portrait' | 'story' = 'portrait') {
  const { pieces } = await drawn('result')
  const piece = pieces(BARE, format).find((one) => one.name === name)
  if (!piece) throw new Error(`no piece ${name}`)
  return piece
}

describe('a changed piece', () => {
  it('stands where it was put in that format alone', async () => {
    const pieces = { score: { formats: { portrait: { x: 10, y: 20, width: 40, height: 15 } } } }
    const moved = textOf(await scene({ pieces }), SCORE)
    expect(moved).toMatchObject({ x: 120, y: 300, width: 480, height: 225 })
    expect(textOf(await scene({ pieces }, 'story'), SCORE)).toEqual(textOf(await scene({}, 'story'), SCORE))
  })

  it('grows with its letters when it is pulled at a corner, and not when at a side', async () => {
    const box = pieceBox(await natural('score'))
    const before = textOf(await scene({}), SCORE)
    if (!box || !before) throw new Error('no score')
    const at = (factorX: number, factorY: number) => ({
      width: ((box.width * factorX) / CANVAS.width) * 100,
      height: ((box.height * factorY) / CANVAS.height) * 100,
    })
    const size = async (place: PieceValues) =>
      textOf(await scene({ pieces: { score: { formats: { portrait: place } } } }), SCORE)?.size
    expect(await size(at(2, 2))).toBeCloseTo(before.size * 2)
    expect(await size(at(2, 1))).toBeCloseTo(before.size)
  })

  it('takes other letters in every format', async () => {
    const pieces = { score: { shared: { color: '#ff0000', fontFamily: 'Georgia', fontScale: 50 } } }
    const before = textOf(await scene({}, 'story'), SCORE)
    expect(textOf(await scene({ pieces }, 'story'), SCORE)).toMatchObject({
      colour: '#ff0000',
      face: 'georgia',
      size: (before?.size ?? 0) / 2,
    })
  })

  it('is not there when it is hidden, nor the panel that carries nothing else', async () => {
    const names = (await drawn('result')).pieces(BARE, 'portrait').map(({ name }) => name)
    expect(names).toContain('score-panel')
    const hidden = (some: string[]) => Object.fromEntries(some.map((name) => [name, { shared: { hidden: true } }]))
    expect(texts(await scene({ pieces: hidden(['score']) })).some((words) => SCORE.test(words))).toBe(false)
    const carried = ['score', 'home-crest', 'away-crest', 'home-name', 'away-name']
    const panel = (await natural('score-panel')).nodes
    const { nodes } = await scene({ pieces: hidden(carried) })
    expect(panel.some((node) => nodes.includes(node))).toBe(false)
  })

  it('turns about its middle and fades as a whole', async () => {
    const pieces = { score: { shared: { rotation: 90, opacity: 0.5 } } }
    const [before, after] = [textOf(await scene({}), SCORE), textOf(await scene({ pieces }), SCORE)]
    if (!before || !after) throw new Error('no score')
    expect([after.rotation, after.opacity]).toEqual([90, 0.5])
    expect(after.x + after.width / 2).toBeCloseTo(before.x + before.width / 2)
    expect(after.y + after.height / 2).toBeCloseTo(before.y + before.height / 2)
  })

  it('takes along what stands on it, in its place and shape, unless that was placed by itself', async () => {
    const { scene: lineup, pieces: laidOut } = await drawn('lineup')
    const boxOf = (name: string) => {
      const piece = laidOut(BARE, 'portrait').find((one) => one.name === name)
      const box = piece && pieceBox(piece)
      if (!box) throw new Error(`no ${name}`)
      return box
    }
    const [pitch, players] = [boxOf('pitch'), boxOf('players')]
    const half = { x: 0, y: 0, width: (pitch.width / CANVAS.width) * 50, height: (pitch.height / CANVAS.height) * 50 }
    const moved = { pitch: { formats: { portrait: half } } }
    const photos = (pieces: PieceChanges) =>
      lineup({ ...BARE, pieces }, 'portrait').nodes.filter((node) => node.kind === 'image' && node.fit === 'cover')
    const [before, after] = [photos({})[0], photos(moved)[0]]
    expect(after?.width).toBeCloseTo((before?.width ?? 0) / 2)
    expect(after?.x).toBeCloseTo(((before?.x ?? 0) - pitch.x) / 2)
    const place = { x: (players.x / CANVAS.width) * 100, y: (players.y / CANVAS.height) * 100 }
    const size = { width: (players.width / CANVAS.width) * 100, height: (players.height / CANVAS.height) * 100 }
    const kept = photos({ ...moved, players: { formats: { portrait: { ...place, ...size } } } })[0]
    expect(kept?.x).toBeCloseTo(before?.x ?? 0)
  })
})

describe('layers', () => {
  const element = (change: object) =>
    restoreElements([{ id: 'e', type: 'rectangle', backgroundColor: '#123456', zIndex: 5, ...change }])
  const order = ({ nodes }: Scene) => ({
    own: nodes.findIndex((node) => node.kind === 'rect' && node.fill === '#123456'),
    score: nodes.findIndex((node) => node.kind === 'text' && SCORE.test(node.text)),
  })

  it('an element lies over the layout, or under all of it, or under a piece that was lifted', async () => {
    const over = order(await scene({ elements: element({}) }))
    expect(over.own).toBeGreaterThan(over.score)
    expect(order(await scene({ elements: element({ under: true }) })).own).toBe(1)
    const lifted = order(await scene({ elements: element({}), pieces: { score: { shared: { zIndex: 6 } } } }))
    expect(lifted.own).toBeLessThan(lifted.score)
  })
})

describe('a template without the layout', () => {
  it('is an empty canvas with its own elements', async () => {
    const elements = restoreElements([{ id: 'e', type: 'text', text: 'Derby' }])
    expect(texts(await scene({ hasLayout: false, elements }))).toEqual(['Derby'])
  })
})

describe('a dynamic element', () => {
  const score = (change: object) => restoreElements([{ id: 'e', type: 'dynamic', dataKey: 'score', ...change }])
  const shown = async (change: object) =>
    texts(await scene({ elements: score(change) })).filter((words) => SCORE.test(words)).length

  it('hides its datum when it is hidden', async () => {
    expect([await shown({}), await shown({ hidden: true })]).toEqual([1, 0])
  })

  it('is drawn where its condition holds', async () => {
    expect([await shown({ condition: 'home' }), await shown({ condition: 'away' })]).toEqual([1, 0])
  })
})
