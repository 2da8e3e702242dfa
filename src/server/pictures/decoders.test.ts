import { expect, it } from 'vitest'
import { DECODERS_AT_ONCE, openDecoders } from './decoders.ts'
import type { RunJob } from './jobs/jobs.ts'

const picture = Buffer.alloc(0)
const REFUSED = { status: 429, more: { headers: { 'retry-after': '5' } } }

function openIdleDecoders() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const decoders = openDecoders((async () => {
    await ended
    return Buffer.from('decoded')
  }) as RunJob)
  return { decoders, end: () => end() }
}

it('one who sends more pictures than can wait is asked to come later; another is not', async () => {
  const { decoders, end } = openIdleDecoders()
  const refusals: unknown[] = []
  const sent = Array.from({ length: DECODERS_AT_ONCE + 25 }, () =>
    decoders.run('Anna', 'encodeAnew', () => [picture, false]).catch((error: unknown) => refusals.push(error)),
  )
  const another = decoders.run('Ewa', 'encodeAnew', () => [picture, false])
  end()
  await Promise.all(sent)
  expect(String(await another)).toBe('decoded')
  expect(refusals).toMatchObject([REFUSED])
})

it('small copies wait for no upload, by the hundred and not without end', async () => {
  const { decoders, end } = openIdleDecoders()
  let begun = 0
  const original = (): [Buffer, 160] => {
    begun++
    return [picture, 160]
  }
  const sent = Array.from({ length: 10 }, () => decoders.run('Anna', 'encodeAnew', () => [picture, false]))
  const refusals: unknown[] = []
  const copies = Array.from({ length: 500 }, () =>
    decoders.copy('Anna', original, new AbortController().signal).catch((error: unknown) => refusals.push(error)),
  )
  await new Promise(setImmediate)
  expect(begun).toBe(Math.min(2, DECODERS_AT_ONCE))
  end()
  await Promise.all([...sent, ...copies])
  expect(begun).toBe(400 + Math.min(2, DECODERS_AT_ONCE))
  expect(refusals).toHaveLength(500 - begun)
  expect(refusals[0]).toMatchObject(REFUSED)
})
