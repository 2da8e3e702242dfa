import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clubFont } from '#graphic/template/club-font.ts'
import { loadFonts } from './fonts.ts'

class FakeFace {
  constructor(
    readonly family: string,
    readonly source: ArrayBuffer,
  ) {}
  async load() {
    if (this.source.byteLength === 0) throw new SyntaxError('No font')
    return this
  }
}

const added: string[] = []
beforeEach(() => {
  added.length = 0
  vi.stubGlobal('FontFace', FakeFace)
  vi.stubGlobal('fonts', { add: ({ family }: FakeFace) => added.push(family) })
})
afterEach(() => vi.unstubAllGlobals())

const fontOf = (letter: string) => ({ face: clubFont(letter.repeat(64), 700), weight: 400 })
const keyOf = ({ face, weight }: ReturnType<typeof fontOf>) => `${face} ${weight}`
const answering = (answer: (address: string, init: RequestInit) => Promise<Response>) => {
  const fetching = vi.fn(answer)
  vi.stubGlobal('fetch', fetching)
  return fetching
}

describe('a font of the club’s own', () => {
  it('is fetched once, however often it is needed', async () => {
    const fetching = answering(async () => new Response('font'))
    const font = fontOf('a')
    expect(await Promise.all([loadFonts([font]), loadFonts([font], 1000)])).toEqual([[], []])
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([`/files/${'a'.repeat(64)}.woff2`])
    expect(added).toEqual([`Jedenastka ${'a'.repeat(64)}`])
  })

  it.each([
    ['is not there', 'b', async () => new Response('', { status: 404 })],
    ['is no font', 'c', async () => new Response('')],
    ['cannot be reached', 'd', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s is left out, and asked for again', async (_name, letter, answer) => {
    const font = fontOf(letter)
    answering(answer)
    expect(await loadFonts([font])).toEqual([keyOf(font)])
    answering(async () => new Response('font'))
    expect(await loadFonts([font])).toEqual([])
  })

  it('that hangs is left out at the limit', async () => {
    answering(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const font = fontOf('e')
    expect(await loadFonts([font], 5)).toEqual([keyOf(font)])
  })
})
