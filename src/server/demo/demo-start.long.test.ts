import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { FORMATS } from '#graphic/formats.ts'
import { AppProcess, temporaryFolder } from '#server/testing/app-process.ts'

const PATIENCE_MS = 600_000

const folder = temporaryFolder()
let app: AppProcess | undefined
afterEach(async () => void (await app?.kill('SIGTERM')))
afterAll(() => folder.remove())

async function demo(...words: string[]): Promise<AppProcess> {
  app = await AppProcess.start({ DATA_DIR: folder.path }, ['demo', ...words], PATIENCE_MS)
  return app
}

const addedLater = join(folder.path, 'added-later')

async function json<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${app?.url}${path}`)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

it(
  'the demo is whole when its address is told, with every graphic painted in its format',
  async () => {
    const { output } = await demo()
    expect(output.indexOf('The demo club is made')).toBeLessThan(output.indexOf('Server listening'))
    const { matches } = await json<{ matches: PublicMatch[] }>('/api/public/matches')
    const all = await Promise.all(matches.map(({ id }) => json<PublicMatchDetails>(`/api/public/matches/${id}`)))
    const graphics = all.flatMap((match) => match.graphics)
    expect(graphics).toHaveLength(52)
    for (const { url, format } of graphics) {
      const picture = sharp(Buffer.from(await (await fetch(`${app?.url}${url}`)).arrayBuffer()))
      const { width, height } = FORMATS[format]
      expect(await picture.metadata()).toMatchObject({ width, height, format: 'png' })
      expect((await picture.stats()).entropy, 'it shows something').toBeGreaterThan(1)
    }
  },
  PATIENCE_MS,
)

it(
  'a later start finds the club as it is, and --fresh begins with an empty folder',
  async () => {
    writeFileSync(addedLater, '')
    expect((await demo()).output).toContain('The demo club is in')
    await app?.kill('SIGTERM')
    expect(existsSync(addedLater)).toBe(true)
    expect((await demo('--fresh')).output).toContain('The demo club is made')
    expect(existsSync(addedLater)).toBe(false)
  },
  PATIENCE_MS,
)
