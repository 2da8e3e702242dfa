import autocannon from 'autocannon'
import { type Listening, listening, median } from '../processes.ts'
import { fanAddress } from './fan-address.ts'
import { expectOk, type LiveClub } from './live-club.ts'
import { addPastMatches } from './past-matches.ts'
import { processorMs } from './process-figures.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 20
/** So many that nobody asks more often than a phone does. */
const FANS_A_CONNECTION = 500
const EARLIER_MATCHES = 30

interface Turn {
  perSecond: number
  /** Processor time of the server alone, in microseconds. */
  each: number
}

async function takeTurn({ url, child }: Listening, path: string): Promise<Turn> {
  let connection = 0
  const setupClient = (client: autocannon.Client) => {
    const first = connection++ * FANS_A_CONNECTION
    const fans = Array.from({ length: FANS_A_CONNECTION }, (_, index) => fanAddress(first + index))
    client.setRequests(fans.map((fan) => ({ path, method: 'GET', headers: { 'x-forwarded-for': fan } })))
  }
  const before = await processorMs(child.pid ?? 0)
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, setupClient })
  const used = (await processorMs(child.pid ?? 0)) - before
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, each: (used * 1000) / result.requests.total }
}

/** The list that fans poll while a match is on, beside a bare Fastify route with the same bytes, in turns. */
export async function benchReads(club: LiveClub): Promise<void> {
  const path = '/api/public/matches'
  await addPastMatches(club.db, EARLIER_MATCHES, club.opponentId)
  await club.score()
  const body = await (await expectOk(await fetch(`${club.app.url}${path}`))).text()
  if (!body.includes('"status":"live"')) throw new Error(`No match is live: ${body}`)
  const bare = await listening(['--import', 'tsx', 'bench/bare-server.ts', body], /listening (\S+)/)

  const [ours, peer]: [Turn[], Turn[]] = [[], []]
  await takeTurn(club.app, path)
  await takeTurn(bare, '/')
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await takeTurn(club.app, path))
    peer.push(await takeTurn(bare, '/'))
    await club.score()
  }
  await bare.stop()

  const [speed, peerSpeed] = [ours, peer].map((turns) => median(turns.map(({ perSecond }) => perSecond)))
  const [cost, peerCost] = [ours, peer].map((turns) => median(turns.map(({ each }) => each)))
  const print = (what: string, perSecond = 0, each = 0) =>
    console.log(`${what} ${Math.round(perSecond)} req/s, ${each.toFixed(1)} µs of processor time each`)
  print(`GET ${path} during a match (${body.length} characters):`, speed, cost)
  print('bare Fastify, same bytes:', peerSpeed, peerCost)
  const [bySpeed, byCost] = [(speed ?? 0) / (peerSpeed ?? 1), (peerCost ?? 0) / (cost ?? 1)]
  console.log(`ratio ${bySpeed.toFixed(2)} by requests, ${byCost.toFixed(2)} by processor time (at least 0.7)`)
}
