import { expect, it } from 'vitest'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { FormatName } from '#graphic/formats.ts'
import { inFormat, versionsOf } from './versions-of.ts'

const START = Date.parse('2026-05-16T15:00:00Z')

/** The newest comes first, as the server sends them. */
function made(
  ...list: [format: FormatName, second: number, more?: Partial<StaffGraphic & { matchId: number }>][]
): StaffGraphic[] {
  const graphics = list.map(([format, second, more], index) => ({
    id: index + 1,
    type: 'goal' as const,
    kind: 'goal' as const,
    format,
    url: `/files/${index + 1}.png`,
    createdAt: new Date(START + second * 1_000).toISOString(),
    eventId: 'a',
    sceneHash: String(index),
    caption: '1:0',
    altText: '1:0',
    createdBy: 'Anna',
    isCorrected: false,
    ...more,
  }))
  return graphics.reverse()
}

const formats = (graphics: readonly StaffGraphic[]) =>
  versionsOf(graphics).map((version) => version.graphics.map(({ format }) => format))

it('puts the formats of one generation together', () => {
  expect(formats(made(['story', 0], ['portrait', 1], ['landscape', 2]))).toEqual([['landscape', 'portrait', 'story']])
})

it('takes in the formats that stayed the same when others were made again', () => {
  const graphics = made(['portrait', 0], ['story', 1], ['landscape', 2], ['story', 3_600])
  expect(versionsOf(graphics).map((version) => version.graphics.map(({ id }) => id))).toEqual([[4, 3, 1], [2]])
})

it('begins another with a format that is there already', () => {
  expect(formats(made(['portrait', 0], ['story', 1], ['portrait', 2], ['story', 3]))).toEqual([
    ['story', 'portrait'],
    ['story', 'portrait'],
  ])
})

it.each([
  ['another kind', { type: 'opponent-goal' }],
  ['another event', { eventId: 'b' }],
  ['other words', { caption: '2:0' }],
  ['another match', { matchId: 2 }],
] as const)('keeps %s apart', (_, more) => {
  expect(formats(made(['portrait', 0], ['story', 1, more]))).toEqual([['story'], ['portrait']])
})

it('shows the format that is looked at, or what there is', () => {
  const [version] = versionsOf(made(['portrait', 0], ['story', 1]))
  expect(version && inFormat(version, 'portrait')?.id).toBe(1)
  expect(version && inFormat(version, 'square')?.id).toBe(2)
})
