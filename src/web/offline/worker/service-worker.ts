import type { WorkerOrder } from '../messages.ts'
import { type Handling, handlingOf } from './handling.ts'
import { forgetAnswers, freshOrLastKnown } from './last-known.ts'
import { worker } from './scope.ts'
import { dropOldShells, shellFile, shellPage, storeShell } from './shell.ts'
import { ASSETS, keptOrFetched, PICTURES } from './unchanging.ts'

type Until = (work: Promise<unknown>) => void

const ANSWERS: Record<Handling, (request: Request, until: Until) => Promise<Response>> = {
  page: shellPage,
  asset: async (request, until) => (await shellFile(request)) ?? keptOrFetched(ASSETS, request, until),
  picture: (request, until) => keptOrFetched(PICTURES, request, until),
  data: freshOrLastKnown,
}

const answerTo = (request: Request) => {
  const handling = handlingOf(request, worker.location.origin)
  return handling && ANSWERS[handling]
}

/** As if the page had asked for it through the worker. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const works: Promise<unknown>[] = []
  for (const address of addresses) {
    const request = new Request(address)
    await answerTo(request)?.(request, (work) => works.push(work))
  }
  await Promise.all(works)
}

function obey(order: WorkerOrder): Promise<unknown> {
  switch (order.order) {
    case 'forget':
      return forgetAnswers()
    case 'keep':
      return keepAll(order.addresses)
    case 'claim':
      return worker.clients.claim()
    case 'take-over':
      return worker.skipWaiting()
  }
}

worker.addEventListener('install', (event) => event.waitUntil(storeShell()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => event.waitUntil(obey(event.data as WorkerOrder)))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer(event.request, (work) => event.waitUntil(work)))
})
