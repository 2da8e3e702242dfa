import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { LiveHub } from '#server/live/hub.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import { keepAnswers } from './kept-answers.ts'

it('what is kept is worked out again after news of it, and after nothing else', async () => {
  let tell = (_entries: LiveEntry[]) => {}
  const live = {
    isConnected: () => true,
    onEntries: (watcher) => {
      tell = watcher
    },
  } as Pick<LiveHub, 'isConnected' | 'onEntries'> as LiveHub
  const answers = keepAnswers(live, ({ kind }) => kind !== 'graphics')
  let worked = 0
  const app = Fastify()
  app.get('/list', { onRequest: answers.sendKept }, (request, reply) =>
    answers.send(request, reply, 'list', async () => ({ worked: ++worked })),
  )
  const read = async () => (await app.inject('/list')).json().worked as number
  const entry = (kind: LiveEntry['kind']): LiveEntry => ({ id: 1, kind, subject: '1 1' })

  expect([await read(), await read()]).toEqual([1, 1])
  tell([entry('graphics')])
  expect(await read()).toBe(1)
  tell([entry('graphics'), entry('match')])
  expect(await read()).toBe(2)
  await app.close()
})
