import { beforeEach, expect, it } from 'vitest'
import { summaryOf, type UploadItem, type UploadState, withFiles } from './upload-item.ts'

const file = (name: string, size = 100): File => ({ name, size, lastModified: 5 }) as File
let lastKey = 0
const newKey = () => ++lastKey
beforeEach(() => {
  lastKey = 0
})
const of = (matchId: number | null, owner = 1) => ({ matchId, owner })
const withState = (items: readonly UploadItem[], states: UploadState[]): UploadItem[] =>
  items.map((item, index) => ({ ...item, state: states[index] ?? item.state }))

it('a file that is chosen twice for one match is sent once, for another match again; one that failed begins anew', () => {
  const first = withFiles([], [file('a.jpg'), file('a.jpg'), file('b.jpg')], of(1), newKey)
  expect(first.map((item) => item.file.name)).toEqual(['a.jpg', 'b.jpg'])
  expect(withFiles(first, [file('a.jpg')], of(2), newKey)).toHaveLength(3)
  expect(withFiles(first, [file('a.jpg')], of(1, 2), newKey), 'another person’s').toHaveLength(3)
  const failed = withState(first, [
    { status: 'failed', message: 'x' },
    { status: 'done', isKnown: false },
  ])
  const again = withFiles(failed, [file('a.jpg'), file('b.jpg'), file('c.jpg')], of(1), newKey)
  expect(again.map(({ key, state }) => [key, state.status])).toEqual([
    [1, 'waiting'],
    [2, 'done'],
    [5, 'waiting'],
  ])
})

it('the whole goes on by bytes, and says what is left', () => {
  const items = withFiles([], [file('a', 100), file('b', 300), file('c', 100), file('d', 100)], of(null), newKey)
  const states: UploadState[] = [
    { status: 'done', isKnown: true },
    { status: 'sending', sent: 150, pause: 'line' },
    { status: 'failed', message: 'x' },
  ]
  const summary = summaryOf(withState(items, states))
  expect(summary).toMatchObject({ all: 4, done: 1, known: 1, failed: 1, left: 2, isPaused: true })
  expect(summary.share).toBeCloseTo((100 + 0.95 * 150 + 100) / 600)
  expect(summaryOf([]).share).toBe(1)
})
