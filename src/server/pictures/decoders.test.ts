import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { openDecoders } from './decoders.ts'

it('one who sends more pictures than can wait is asked to come later; another is not', async () => {
  const decoders = openDecoders()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const sent: Promise<unknown>[] = []
  const refusals: unknown[] = []
  for (let n = 0; n < availableParallelism() + 24; n++) {
    sent.push(decoders.decode('Anna', () => ended).catch((error: unknown) => refusals.push(error)))
  }
  const another = decoders.decode('Ewa', async () => 'decoded')
  end()
  await Promise.all(sent)
  expect(await another).toBe('decoded')
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals[0]).toMatchObject({ status: 429, more: { headers: { 'retry-after': '5' } } })
})
