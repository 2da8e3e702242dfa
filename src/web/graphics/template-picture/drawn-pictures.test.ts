import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '#graphic/scene/node.ts'
import { eventually } from '#testing/eventually.ts'
import type { DrawnPicture } from '../export-messages.ts'
import { DrawnPictures } from './drawn-pictures.ts'

const SCENE: Scene = { width: 1200, height: 1500, nodes: [] }
const WHOLE: DrawnPicture = { picture: new Blob(['a']), failed: [] }

/** A painter whose pictures are finished by hand. */
class Hand {
  readonly started: number[] = []
  private readonly finishing: Array<(drawn: DrawnPicture | Error) => void> = []
  readonly failures: unknown[] = []
  readonly pictures = new DrawnPictures(
    (_, width) => {
      this.started.push(width)
      return new Promise((resolve, reject) =>
        this.finishing.push((drawn) => (drawn instanceof Error ? reject(drawn) : resolve(drawn))),
      )
    },
    (error) => this.failures.push(error),
  )

  order(key: string, width: number) {
    const tell = vi.fn()
    const scene = vi.fn(async () => SCENE)
    return { tell, scene, leave: this.pictures.order({ key, width, scene }, tell) }
  }

  async finish(drawn: DrawnPicture | Error = WHOLE): Promise<void> {
    while (this.finishing.length === 0) await new Promise((resolve) => setImmediate(resolve))
    this.finishing.shift()?.(drawn)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

let hand: Hand
beforeEach(() => {
  hand = new Hand()
})

describe('small pictures', () => {
  it('are drawn three at a time, and the other scenes made no sooner', async () => {
    const orders = [1, 2, 3, 4].map((width) => hand.order(`key ${width}`, width))
    await eventually(() => expect(hand.started).toEqual([1, 2, 3]))
    expect(orders[3]?.scene).not.toHaveBeenCalled()
    await hand.finish()
    expect(orders[0]?.tell).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^blob:/))
    await eventually(() => expect(hand.started).toEqual([1, 2, 3, 4]))
  })

  it('are drawn once, for all who want the same and for who comes back', async () => {
    const [first, twin] = [hand.order('a', 1), hand.order('a', 1)]
    expect(hand.pictures.known('a')).toBeUndefined()
    await hand.finish()
    await eventually(() => expect(twin.tell).toHaveBeenCalledTimes(1))
    const again = hand.order('a', 1)
    await eventually(() => expect(again.tell).toHaveBeenCalledTimes(1))
    const [address] = first.tell.mock.calls[0] ?? []
    expect([twin.tell.mock.calls[0]?.[0], again.tell.mock.calls[0]?.[0]]).toEqual([address, address])
    expect(hand.pictures.known('a')).toBe(address)
    expect(hand.started).toEqual([1])
  })

  it('are not drawn for who has left before the turn', async () => {
    for (const width of [1, 2, 3]) hand.order(`key ${width}`, width)
    const gone = hand.order('gone', 4)
    hand.order('last', 5)
    gone.leave()
    await hand.finish()
    await eventually(() => expect(hand.started).toEqual([1, 2, 3, 5]))
    expect(gone.scene).not.toHaveBeenCalled()
  })

  it('are kept, though nobody is told, when the viewer leaves while they are drawn', async () => {
    const gone = hand.order('a', 1)
    await eventually(() => expect(hand.started).toEqual([1]))
    gone.leave()
    await hand.finish()
    expect(gone.tell).not.toHaveBeenCalled()
    expect(hand.pictures.known('a')).toMatch(/^blob:/)
  })

  it('are drawn anew the next time when something was missing', async () => {
    const first = hand.order('a', 1)
    await hand.finish({ ...WHOLE, failed: ['/files/photo.png'] })
    expect(first.tell).toHaveBeenCalledTimes(1)
    hand.order('a', 1)
    await hand.finish()
    hand.order('a', 1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(hand.started).toEqual([1, 1])
  })

  it('that cannot be drawn keep nobody else from theirs', async () => {
    const bad = hand.order('a', 1)
    const good = hand.order('b', 2)
    await hand.finish(new Error('torn'))
    await hand.finish()
    expect(bad.tell).not.toHaveBeenCalled()
    expect(good.tell).toHaveBeenCalledTimes(1)
    expect(hand.failures).toEqual([new Error('torn')])
  })

  it('stay within bounds: of more than 300 the oldest is given up', async () => {
    for (let index = 0; index <= 300; index++) {
      hand.order(`key ${index}`, index)
      await hand.finish()
    }
    expect(hand.pictures.known('key 0')).toBeUndefined()
    expect(hand.pictures.known('key 1')).toMatch(/^blob:/)
  })
})
