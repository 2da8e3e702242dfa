import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { untilSo } from '#testing/eventually.ts'

const MEGABYTE = 1024 * 1024

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  await club.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => club.close())

/** Announces a graphic of so many bytes and sends none of them. */
async function announce(caller: Caller, bytes: number): Promise<Socket> {
  const { port } = club.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/generate-graphic HTTP/1.1\r\nHost: x\r\nCookie: ${caller.cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  return socket
}

const held = () => club.app.heldUploads.all
const answerTo = async (caller: Caller) =>
  (await caller.post('/api/generate-graphic', { base64Image: 'x', type: 'goal' })).statusCode

it('what one account sends at once is bounded, what others send is not touched, and all is given back', async () => {
  const other = await club.staff('Ewa', 'user', admin)
  const sockets: Socket[] = []
  for (let n = 0; n < 2; n++) sockets.push(await announce(admin, MEGABYTE))
  await untilSo(() => held() === 2 * MEGABYTE)
  expect(await answerTo(admin)).toBe(429)
  expect(await answerTo(other)).toBe(400)
  for (const socket of sockets) socket.destroy()
  await untilSo(() => held() === 0)
  expect(await answerTo(admin)).toBe(400)
})

it('a body that is refused before it has come is not waited for', async () => {
  const sockets: Socket[] = []
  for (let n = 0; n < 2; n++) sockets.push(await announce(admin, MEGABYTE))
  await untilSo(() => held() === 2 * MEGABYTE)
  const refused = await announce(admin, 10 * MEGABYTE)
  const [answer] = await once(refused, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nconnection: close\r\n/i)
  await once(refused, 'close')
  for (const socket of sockets) socket.destroy()
})
