import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { PhotoSender } from './testing/photo-sender.ts'

let store: S3Server
let one: TestClub
let other: TestClub
/** The same person, whose calls go now here, now there. */
let here: Caller
let there: Caller
let photo: Buffer
beforeAll(async () => {
  store = await S3Server.start()
  one = await openTestClub({ env: store.env })
  other = await openTestClub({ env: store.env, databaseUrl: one.databaseUrl })
  here = await one.signUp('Anna')
  there = await other.logIn('Anna')
  photo = await drawPhoto(900, 600)
})
afterAll(async () => {
  await other.close()
  await one.close()
  await store.goAway()
})

const parts = () => store.requests.filter((line) => line.startsWith('PUT') && line.endsWith('.part')).length

it('pieces that come to two instances in turn are one photo, whichever is asked to finish it', async () => {
  const first = new PhotoSender(here, photo)
  const second = new PhotoSender(there, photo)
  await first.begin()
  for (let turn = 0; first.offset < photo.length; turn++) {
    const sender = turn % 2 === 0 ? first : second
    await sender.begin()
    expect((await sender.send()).statusCode).toBe(200)
    first.offset = sender.offset
  }
  expect(parts()).toBeGreaterThan(2)
  const answers = await Promise.all([first.finish(), second.finish()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await there.get('/api/photos')).json().photos).toHaveLength(1)
  const left: string[] = []
  for await (const { name } of one.files.list()) if (name.endsWith('.part')) left.push(name)
  expect(left).toEqual([])
})

it('one piece that comes to both at once is taken by one of them', async () => {
  const [first, second] = [new PhotoSender(here, photo, 'twice.jpg'), new PhotoSender(there, photo, 'twice.jpg')]
  await Promise.all([first.begin(), second.begin()])
  expect(first.id).toBe(second.id)
  const answers = await Promise.all([first.send(0), second.send(0)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})
