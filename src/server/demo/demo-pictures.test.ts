import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ALBUM } from './album.ts'
import { cutOutOf } from './demo-pictures.ts'
import { OPPONENTS } from './opponents.ts'
import { SQUAD } from './squad.ts'

const FOLDER = 'assets/demo'
const KILOBYTE = 1024

const album = Object.values(ALBUM).flat()
const PORTRAITS = SQUAD.flatMap(({ number, celebrates }) => [
  `players/${number}`,
  ...(celebrates ? [`players/${number}-celebration`] : []),
])
const MATCHES = album.map(({ name }) => `matches/${name}`)
const CUT_OUTS = [
  ...PORTRAITS,
  ...album.filter(({ shows }) => shows.length === 1).map(({ name }) => `matches/${name}`),
].map(cutOutOf)
const CRESTS = ['club', ...Object.keys(OPPONENTS)].map((name) => `crests/${name}`)

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
const opened = (name: string) => sharp(`${FOLDER}/${name}.webp`)

describe('the pictures of the demo', () => {
  it('are those that are put in, and no others', () => {
    const wanted = [...CRESTS, ...PORTRAITS, ...MATCHES, ...CUT_OUTS].map((name) => `${FOLDER}/${name}.webp`)
    expect(files.sort()).toEqual(wanted.sort())
  })

  it('weigh 4 MB at most, and none more than 200 KB', () => {
    const sizes = files.map((file) => statSync(file).size)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200 * KILOBYTE)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(4 * KILOBYTE * KILOBYTE)
  })

  it.each([...PORTRAITS, ...MATCHES])('%s is a photograph from edge to edge', async (name) => {
    const { width, height, format, hasAlpha } = await opened(name).metadata()
    expect([format, hasAlpha]).toEqual(['webp', false])
    expect(['1080 x 1350', '1560 x 1040']).toContain(`${width} x ${height}`)
  })

  it.each([...CUT_OUTS, ...CRESTS])('%s has nothing around it', async (name) => {
    const { channels } = await opened(name).stats()
    expect(channels[3]).toMatchObject({ min: 0, max: 255 })
  })
})
