import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'

const PHOTOS = 100
const SIZE = 480
/** As many connections as a browser opens to one address by itself, and as many requests as it sends over one by HTTP/2. */
const LINES = { 'over six connections': 6, 'all at once': PHOTOS } as const

/** As large as a photo is kept, with the noise of one; no two are alike. */
async function storePhotos(dataDir: string, shade: number): Promise<string[]> {
  const noise = { type: 'gaussian' as const, mean: shade, sigma: 14 }
  const files = await openDiskStore(join(dataDir, 'files'))
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 86 })
    .toBuffer()
  return Promise.all(
    Array.from({ length: PHOTOS }, (_, n) => {
      const salt = createHash('sha256').update(`${shade} ${n}`).digest()
      return files.put(Buffer.concat([photo, salt]), 'jpg')
    }),
  )
}

interface View {
  seconds: number
  refused: string[]
}

async function view({ url }: AppProcess, cookie: string, names: readonly string[], lines: number): Promise<View> {
  const waiting = [...names]
  const refused: string[] = []
  const began = performance.now()
  const line = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const answer = await fetch(`${url}/files/${SIZE}/${name}`, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) refused.push(String(answer.status))
    }
  }
  await Promise.all(Array.from({ length: lines }, line))
  return { seconds: (performance.now() - began) / 1000, refused }
}

const tell = (what: string, { seconds, refused }: View) =>
  console.log(
    `${what}: ${seconds.toFixed(2)} s, ${refused.length} of ${PHOTOS} refused ${[...new Set(refused)].join(' ')}`,
  )

/** A grid of photographs: seen for the first time, again, and after a restart. */
export async function benchPhotos(): Promise<void> {
  const folder = temporaryFolder()
  // Before the start, at which the app takes over what lies in its folder.
  const grids = [await storePhotos(folder.path, 60), await storePhotos(folder.path, 120)]
  let app = await AppProcess.startAtRest({ DATA_DIR: folder.path })
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  try {
    for (const [index, [how, lines]] of Object.entries(LINES).entries()) {
      const names = grids[index] ?? []
      tell(`${PHOTOS} photos ${how}, for the first time`, await view(app, cookie, names, lines))
      tell(`${PHOTOS} photos ${how}, again`, await view(app, cookie, names, lines))
      await app.kill('SIGTERM')
      app = await AppProcess.startAtRest({ DATA_DIR: folder.path })
      tell(`${PHOTOS} photos ${how}, after a restart`, await view(app, cookie, names, lines))
    }
  } finally {
    await app.kill('SIGTERM')
    folder.remove()
  }
}
