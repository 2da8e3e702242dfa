import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { FileStoreAway } from './file-store-away.ts'
import { openBucket } from './s3-bucket.ts'
import type { S3Settings } from './s3-exchange.ts'

let server: S3Server
let settings: S3Settings
let said: string[]
beforeEach(async () => {
  server = await S3Server.start()
  settings = readConfig(server.env).s3 as S3Settings
  said = []
})
afterEach(() => server.goAway())

const open = (other: Partial<S3Settings> = {}) => openBucket({ ...settings, ...other }, (line) => said.push(line))
const AWAY = { status: 503, message: 'Magazyn plików jest niedostępny. Spróbuj ponownie za chwilę' }

describe('a store that stumbles', () => {
  it.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
    [429, 'TooManyRequests'],
    [400, 'RequestTimeout'],
  ])('is asked again after %i %s', async (status, code) => {
    server.answerNext(3, status, code)
    await open().put('files/a', Buffer.from('a'), 'image/png')
    expect(server.requests).toEqual(Array(4).fill('PUT files/a'))
    expect(server.objects.get('files/a').bytes.toString()).toBe('a')
    expect(said).toEqual([])
  })

  it('is asked again when the connection breaks, also in the middle of a part of a file', async () => {
    server.objects.put('backups/b', Buffer.from('0123456789'), 'application/zip')
    server.troubleNext(1, (response) => void response.destroy())
    server.troubleNext(1, (response) => {
      response.writeHead(206, { 'content-length': 4 })
      response.write('23', () => response.destroy())
    })
    expect((await open().readRange('backups/b', 2, 6)).toString()).toBe('2345')
    expect(server.requests).toHaveLength(3)
  })

  it('is not asked for ever: the person gets a 503, the log one line, and one when it is back', async () => {
    const bucket = open()
    await server.goAway()
    for (let time = 0; time < 2; time++)
      await expect(bucket.put('files/a', Buffer.from('a'), 'x/y')).rejects.toMatchObject(AWAY)
    await expect(bucket.read('files/a')).rejects.toMatchObject(AWAY)
    expect(said).toEqual([expect.stringMatching(/^file store: away: connect ECONNREFUSED/)])
    await server.comeBack()
    await bucket.put('files/a', Buffer.from('a'), 'x/y')
    expect(said.slice(1)).toEqual(['file store: back'])
  })

  it('that says nothing at all is given up on in time', async () => {
    const callers: Socket[] = []
    const silent = createServer((socket) => void callers.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { client } = open({ endpoint: `http://127.0.0.1:${port}` })
    const call = client.call({ method: 'HEAD', key: 'files/a', patienceMs: 50, attempts: 2 })
    await expect(call).rejects.toMatchObject({ ...AWAY, cause: new Error('nothing moved for 50 ms') })
    for (const socket of callers) socket.destroy()
    silent.close()
  })

  it('in the middle of a picture is told as the store being away, not as a broken picture', async () => {
    const bytes = Buffer.alloc(1024 * 1024)
    server.troubleNext(1, (response) => {
      response.writeHead(200, { 'content-length': bytes.length })
      response.write(bytes.subarray(0, 1000), () => response.destroy())
    })
    const file = await open().read('files/a')
    expect(file?.size).toBe(bytes.length)
    await expect(buffer(file?.stream as Readable)).rejects.toBeInstanceOf(FileStoreAway)
  })
})

describe('a store that refuses', () => {
  it.each([
    ['another secret', { secretAccessKey: 'inny' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'INNY' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'inny' }, '404 NoSuchBucket'],
  ])('%s is asked once and its reason kept', async (_, other, reason) => {
    const error: unknown = await open(other)
      .put('files/a', Buffer.from('a'), 'image/png')
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ ...AWAY, cause: { message: expect.stringContaining(reason) } })
    expect(server.requests).toHaveLength(1)
    expect(server.objects.all.size).toBe(0)
  })
})
