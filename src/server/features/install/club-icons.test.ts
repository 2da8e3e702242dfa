import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openDecoders } from '#server/pictures/decoders.ts'
import { runJob } from '#server/pictures/jobs/jobs.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { clubIcons } from './club-icons.ts'

const CREST = `${'a'.repeat(64)}.png`
const OTHER = `${'b'.repeat(64)}.png`

it('draws a crest’s icons once, however many ask, and again after another crest; what is missing may come', async () => {
  const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#1030c0' } })
    .png()
    .toBuffer()
  const opened: string[] = []
  const stored = new Set([CREST])
  const open = async (name: string) => {
    opened.push(name)
    return stored.has(name) ? { stream: Readable.from([picture]), size: picture.length } : null
  }
  const iconsOf = clubIcons({ open } as unknown as FileStore, openDecoders(runJob))
  const drawn = await Promise.all([iconsOf(CREST), iconsOf(CREST), iconsOf(CREST)])
  expect(await iconsOf(CREST)).toBe(drawn[0])
  expect(opened).toEqual([CREST])
  expect(await iconsOf(OTHER)).toBeNull()
  stored.add(OTHER)
  expect((await iconsOf(OTHER))?.colour).toBe('#1030c0')
  expect(opened).toEqual([CREST, OTHER, OTHER])
})
