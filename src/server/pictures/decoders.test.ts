import { expect, it } from 'vitest'
import { DECODERS_AT_ONCE, openDecoders } from './decoders.ts'
import type { RunJob } from './jobs/jobs.ts'

it('one who sends more pictures than can wait is asked to come later; another is not', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const decoders = openDecoders((async () => {
    await ended
    return Buffer.from('decoded')
  }) as RunJob)
  const picture = Buffer.alloc(0)
  const refusals: unknown[] = []
  const sent = Array.from({ length: DECODERS_AT_ONCE + 25 }, () =>
    decoders.run('Anna', 'shrink', () => [picture, 160]).catch((error: unknown) => refusals.push(error)),
  )
  const another = decoders.run('Ewa', 'shrink', () => [picture, 160])
  end()
  await Promise.all(sent)
  expect(String(await another)).toBe('decoded')
  expect(refusals).toMatchObject([{ status: 429, more: { headers: { 'retry-after': '5' } } }])
})
