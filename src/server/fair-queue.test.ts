import { expect, it } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'

/** Jobs that end when told to, in the order in which they were begun. */
function jobs() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () =>
    new Promise<string>((end) => {
      begun.push(name)
      ends.set(name, () => end(name))
    })
  return { begun, job, end: (name: string) => ends.get(name)?.() }
}

const bounds = { workers: 1, waitingOfOne: 3, waitingOfAll: 5 }

it('begins no more at once than there are workers', async () => {
  const { begun, job, end } = jobs()
  const queue = fairQueue({ ...bounds, workers: 2 })
  const all = ['a', 'b', 'c'].map((name) => queue.run('Anna', job(name)))
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await all[0]
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('lets askers take turns, whoever came with many first', async () => {
  const { begun, job, end } = jobs()
  const queue = fairQueue(bounds)
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run('Anna', job(name)))
  all.push(queue.run('Ewa', job('e1')))
  for (const name of ['a1', 'a2', 'e1', 'a3']) {
    await Promise.resolve()
    end(name)
    await Promise.resolve()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'e1', 'a3'])
})

it('refuses one who has enough waiting, and not another', async () => {
  const { job, end } = jobs()
  const queue = fairQueue(bounds)
  const [first] = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('Anna', job(name)))
  await expect(queue.run('Anna', job('a5'))).rejects.toBeInstanceOf(QueueFull)
  void queue.run('Ewa', job('e1'))
  void queue.run('Ola', job('o1'))
  await expect(queue.run('Iza', job('i1')), 'all together').rejects.toBeInstanceOf(QueueFull)
  end('a1')
  await expect(first).resolves.toBe('a1')
})

it('goes on after a job that fails', async () => {
  const queue = fairQueue(bounds)
  await expect(queue.run('Anna', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run('Anna', async () => 'whole')).resolves.toBe('whole')
})

it('forgets who left before the turn came, and gives the place to another', async () => {
  const { begun, job, end } = jobs()
  const queue = fairQueue(bounds)
  const leaving = new AbortController()
  const first = queue.run('Anna', job('a1'), leaving.signal)
  const left = ['a2', 'a3', 'a4'].map((name) => queue.run('Anna', job(name), leaving.signal))
  leaving.abort(new Error('gone'))
  await Promise.all(left.map((one) => expect(one).rejects.toThrow('gone')))
  await expect(queue.run('Anna', job('a5'), leaving.signal)).rejects.toThrow('gone')
  const later = ['b1', 'b2', 'b3'].map((name) => queue.run('Anna', job(name)))
  await expect(queue.run('Anna', job('b4'))).rejects.toBeInstanceOf(QueueFull)
  for (const name of ['a1', 'b1', 'b2', 'b3']) {
    end(name)
    await new Promise(setImmediate)
  }
  await expect(first, 'what has begun is done').resolves.toBe('a1')
  await Promise.all(later)
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3'])
})
