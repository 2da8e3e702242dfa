import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { untilSo } from '#testing/eventually.ts'
import { runningClub } from './testing/running-club.ts'

const UPLOADS = 1_000
const MEMORY_MAX_MB = 150
const PART_BYTES = 8 * 1024

const club = runningClub()

const descriptors = () => readdirSync(`/proc/${club.app.child.pid}/fd`).length
const megabytes = () =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${club.app.child.pid}/status`, 'utf8'))?.[1]) / 1024

/** A form that begins well and then never goes on. */
function halfOpenUpload(): Socket {
  const { hostname, port } = new URL(club.app.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).resume()
  socket.write(
    `POST /api/players HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${club.cookie}\r\nContent-Length: 10000000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="playerImage"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  )
  socket.write(Buffer.alloc(PART_BYTES))
  return socket
}

const HEAD = 'POST /api/players HTTP/1.1\r\nHost: x\r\nX-Long: '
const BODY = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'

/** Sends the beginning and then a byte a second until the server has had enough; what it said, and after how long. */
function dribble(beginning: string): Promise<{ said: string; ms: number }> {
  const { hostname, port } = new URL(club.app.url)
  const since = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let said = ''
    const timer = setInterval(() => socket.write('x'), 1_000)
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ said, ms: performance.now() - since })
    })
    socket.write(beginning)
  })
}

it('a sender of a byte a second is sent away, in the head and in the body alike, and holds nobody up', async () => {
  const [{ hostname, port }, since] = [new URL(club.app.url), performance.now()]
  const idle = connect(Number(port), hostname)
  const dribbling = Promise.all([dribble(HEAD), dribble(BODY)])
  expect((await fetch(`${club.app.url}/readyz`)).status).toBe(200)
  expect(performance.now() - since).toBeLessThan(5_000)
  for (const { said, ms } of await dribbling) {
    expect(said).toContain('HTTP/1.1 408')
    expect(ms).toBeLessThan(25_000)
  }
  expect(idle.destroyed).toBe(false)
  idle.destroy()
})

it('a thousand uploads that stand still take little, hold nobody up, and are cleared away', async () => {
  const [openBefore, memoryBefore] = [descriptors(), megabytes()]
  const uploads = Array.from({ length: UPLOADS }, halfOpenUpload)
  const closed = Promise.all(uploads.map((upload) => new Promise((resolve) => upload.once('close', resolve))))
  await untilSo(() => descriptors() >= UPLOADS)
  const since = performance.now()
  expect((await fetch(`${club.app.url}/api/players`)).status).toBe(200)
  expect((await fetch(`${club.app.url}/readyz`)).status).toBe(200)
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(descriptors()).toBeLessThan(openBefore + UPLOADS + 50)
  expect(megabytes() - memoryBefore).toBeLessThan(MEMORY_MAX_MB)
  await closed
  await untilSo(() => descriptors() < openBefore + 50)
  expect(readdirSync(club.folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([])
  expect((await fetch(`${club.app.url}/readyz`)).status).toBe(200)
})
