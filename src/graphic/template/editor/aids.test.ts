import { describe, expect, it } from 'vitest'
import { FORMATS } from '../../formats.ts'
import {
  type CanvasAids,
  gridLines,
  linesOfAids,
  NO_AIDS,
  restoreAids,
  withGuide,
  withGuideAt,
  withoutGuide,
} from './aids.ts'
import { rulerTicks } from './ruler.ts'
import { EditorDriver } from './testing/editor-driver.ts'

const seen: CanvasAids = { ...NO_AIDS, rulers: true }
const box = () => new EditorDriver().add('rectangle').set('a', { x: 10, y: 10, width: 20, height: 10 })

describe('own guides', () => {
  const guided = withGuide(withGuide(seen, 'portrait', { axis: 'x', at: 333 }), 'portrait', { axis: 'y', at: 1010 })

  it('draw edges and middles to them, on both axes', () => {
    const lines = linesOfAids(guided, 'portrait')
    box().draw(lines).drag('a', { x: 208, y: 0 }, { snap: 8 }).expectAt('a', 27.75, 10)
    box().draw(lines).drag('a', { x: 0, y: 863 }, { snap: 8 }).expectAt('a', 10, 67.3333)
    box().draw(lines).drag('a', { x: 200, y: 0 }, { snap: 8 }).expectAt('a', 26.6667, 10)
  })

  it('are of one format, and mean nothing while the rulers are away', () => {
    expect(linesOfAids(guided, 'story')).toEqual({ x: [], y: [] })
    expect(linesOfAids({ ...guided, rulers: false }, 'portrait')).toEqual({ x: [], y: [] })
  })

  it('are moved to whole pixels and taken away one by one', () => {
    const moved = withGuideAt(guided, 'portrait', 0, 401.6)
    expect(moved.guides.portrait).toEqual([
      { axis: 'x', at: 402 },
      { axis: 'y', at: 1010 },
    ])
    expect(withoutGuide(moved, 'portrait', 0).guides.portrait).toEqual([{ axis: 'y', at: 1010 }])
  })
})

describe('the grid', () => {
  it('has square cells from edge to edge', () => {
    const { x, y } = gridLines(5, FORMATS.portrait)
    expect([x.length, x.at(1), x.at(-1)]).toEqual([21, 60, 1200])
    expect([y.length, y.at(1), y.at(-1)]).toEqual([26, 60, 1500])
    expect(gridLines(10, FORMATS.story).y.at(-1)).toBe(1836)
  })

  it('draws things to its lines when it is shown', () => {
    const lines = linesOfAids({ ...NO_AIDS, grid: 10 }, 'portrait')
    box().draw(lines).drag('a', { x: 115, y: 0 }, { snap: 8 }).expectAt('a', 20, 10)
    box().drag('a', { x: 115, y: 0 }, { snap: 8 }).expectAt('a', 19.5833, 10)
  })
})

describe('what a browser kept', () => {
  it('comes back as it was', () => {
    const kept = { grid: 2.5, guides: { story: [{ axis: 'y', at: 1900 }] } }
    expect(restoreAids(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('is taken only as far as it makes sense', () => {
    const guides = {
      portrait: [{ axis: 'x', at: 1300 }, { axis: 'z', at: 1 }, { axis: 'y', at: 1300 }, null],
      other: [],
    }
    expect(restoreAids({ grid: 7, guides })).toEqual({ grid: null, guides: { portrait: [{ axis: 'y', at: 1300 }] } })
    expect(restoreAids('nonsense')).toEqual({ grid: null, guides: {} })
  })
})

describe('a ruler', () => {
  const labels = (scale: number) =>
    rulerTicks(1200, scale)
      .filter(({ isLabelled }) => isLabelled)
      .map(({ at }) => at)

  it('says fewer pixels the smaller the graphic is shown', () => {
    expect(labels(0.35)).toEqual([0, 200, 400, 600, 800, 1000, 1200])
    expect(labels(0.1)).toEqual([0, 1000])
    expect(labels(1.4).slice(0, 4)).toEqual([0, 50, 100, 150])
  })

  it('has ticks that can be told apart at any zoom, each label on one of them', () => {
    for (const scale of [0.1, 0.2, 0.35, 0.6, 1, 2.5]) {
      const ticks = rulerTicks(1200, scale)
      expect((ticks[1]?.at ?? 0) * scale).toBeGreaterThanOrEqual(5)
      const apart = labels(scale)
      expect(((apart[1] ?? 0) - (apart[0] ?? 0)) * scale).toBeGreaterThanOrEqual(50)
    }
  })
})
