import type { Config } from '#server/config.ts'
import type { Fill } from '#server/fill-club.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { openDemoFolder } from './demo-folder.ts'
import { openDemoPictures } from './demo-pictures.ts'
import { makeDemoClub } from './make-demo-club.ts'

interface DemoStart {
  config: Config
  words: readonly string[]
  /** Where the demo's pictures lie. */
  pictures: string
  say: (line: string) => void
}

/** A demo keeps to its folder: never a club's own database or bucket, whatever the environment says. */
export const demoConfig = (config: Config): Config => ({ ...config, databaseUrl: undefined, s3: undefined })

/** What the app is to be filled with before it listens; nothing where the demo club is in its folder already. */
export async function prepareDemo({ config, words, pictures, say }: DemoStart): Promise<Fill | undefined> {
  const began = performance.now()
  const { dataDir } = config
  const done = await openDemoFolder(dataDir, { isFresh: words.includes('--fresh'), log: say })
  if (!done) {
    say(`The demo club is in ${dataDir}; "npm run demo -- --fresh" makes it anew, with a match today`)
    return undefined
  }
  say(`The demo club is being made in ${dataDir}`)
  return async (club) => {
    await makeDemoClub(club, openDemoPictures(pictures), say)
    done()
    say(`The demo club is made (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
}

export const demoAccounts = (): string[] => [
  `Administrator: ${ADMIN.username}, password ${ADMIN.password}`,
  `User: ${EDITOR.username}, password ${EDITOR.password}`,
]
