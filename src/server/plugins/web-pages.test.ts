import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

const SCRIPT = `export const words = '${'skład '.repeat(200)}'`
const webDir = mkdtempSync(join(tmpdir(), 'jedenastka-web-'))
let club: TestClub

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<div id="root">')
  writeFileSync(join(webDir, 'service-worker.js'), '1')
  writeFileSync(join(webDir, 'assets', 'small-abc.css'), 'a{}')
  writeFileSync(join(webDir, 'assets', 'export-worker-abc.js'), '1')
  writeFileSync(join(webDir, 'assets', 'a-abc.js'), SCRIPT)
  writeFileSync(join(webDir, 'assets', 'a-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(webDir, 'assets', 'a-abc.js.gz'), gzipSync(SCRIPT))
  club = await openTestClub({ webDir })
})
afterAll(async () => {
  await club.close()
  rmSync(webDir, { recursive: true })
})

const asset = (name: string, encodings: string) =>
  club.visitor().send('GET', `/assets/${name}`, undefined, { 'accept-encoding': encodings })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('to a browser that takes %s an asset goes as %s', async (takes, encoding, unpack) => {
  const response = await asset('a-abc.js', takes)
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(unpack(response.rawPayload).toString()).toBe(SCRIPT)
})

it('an asset without a compressed copy goes as it is', async () => {
  const response = await asset('small-abc.css', 'br')
  expect([response.statusCode, response.headers['content-encoding'], response.body]).toEqual([200, undefined, 'a{}'])
})

it('an asset that is not there yet is not remembered as missing', async () => {
  const response = await asset('b-abc.js', 'br')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
})

it('a part of a page brings no headers of documents, but says what it is and to whom', async () => {
  const { headers } = await asset('small-abc.css', 'br')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).not.toHaveProperty('x-frame-options')
})

it('workers come with a policy under which they may fetch, and the lasting one is asked for anew', async () => {
  const lasting = await club.visitor().get('/service-worker.js')
  expect(lasting.headers['cache-control']).toBe('no-cache')
  for (const { headers } of [lasting, await asset('export-worker-abc.js', 'br')]) {
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  }
})
