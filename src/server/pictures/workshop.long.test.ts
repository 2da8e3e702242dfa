import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { untilSo } from '#testing/eventually.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

let workshop: Workshop
const said: string[] = []
afterEach(() => workshop.close())

const picture = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#14633f' } })
    .png()
    .toBuffer()

const decoders = (): Array<{ pid: number; nice: number }> =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,ni=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('decoder.js'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([pid = 0, , nice = 0]) => ({ pid, nice }))

it('decodes in a process of its own, below all others; one that breaks takes one picture with it, and leaves with the app', async () => {
  workshop = openWorkshop(resolve('dist/server/decoder.js'), (line) => said.push(line))
  const small = await workshop.run('shrink', [await picture(), 160])
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160 })
  const icons = await workshop.run('drawIcons', [await picture()])
  expect([icons.colour, Object.keys(icons.pictures).length]).toEqual(['#14633f', 4])
  expect(await workshop.run('encodeAnew', [Buffer.from('no picture'), false])).toBeNull()
  const [one, ...others] = decoders()
  expect([others.length, one?.nice]).toEqual([0, 10])

  const lost = workshop.run('shrink', [await picture(), 480])
  process.kill(one?.pid ?? 0, 'SIGKILL')
  await expect(lost).rejects.toMatchObject({ status: 503 })
  expect(said).toEqual(['pictures: a decoder ended in the middle of shrink'])
  expect(await workshop.run('shrink', [await picture(), 160])).toEqual(small)

  workshop.close()
  await untilSo(() => decoders().length === 0)
})
