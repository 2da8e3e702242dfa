import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { listening, median } from './processes.ts'

const ROUNDS = 5
const SECONDS = 3

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

/** GET /api/settings for a visitor beside a bare Fastify route with the same bytes, in turns. */
export async function benchServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-bench-'))
  const app = await listening(['dist/server/main.js'], /Jedenastka: (\S+)/, {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
  })
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signUp = await send('/api/register', { username: 'Anna', password: 'sekret-123' })
  const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  await send('/api/settings', { key: 'clubName', value: 'Orły Dębno' }, cookie)
  await send('/api/settings', { key: 'disableRegistration', value: 'false' }, cookie)
  const body = await (await fetch(`${app.url}/api/settings`)).text()
  const bare = await listening(['--import', 'tsx', 'bench/bare-server.ts', body], /listening (\S+)/)

  const ours: number[] = []
  const peer: number[] = []
  await requestsPerSecond(`${app.url}/api/settings`)
  await requestsPerSecond(bare.url)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await requestsPerSecond(`${app.url}/api/settings`))
    peer.push(await requestsPerSecond(bare.url))
  }
  await app.stop()
  await bare.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const ratio = median(ours) / median(peer)
  console.log(`GET /api/settings, visitor: ${Math.round(median(ours))} req/s`)
  console.log(`bare Fastify, same bytes:   ${Math.round(median(peer))} req/s`)
  console.log(`ratio ${ratio.toFixed(2)} (at least 0.5)`)
}
