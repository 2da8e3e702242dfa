import { CLUB_STYLE_KEY } from '#graphic/style/club-style.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import {
  putInStarterTemplates,
  redrawOldStarters,
  redrawStarterTemplates,
  type StarterMeans,
} from './starter-templates.ts'

const isNewCrest = ({ kind, subject }: LiveEntry): boolean => kind === 'setting' && subject === 'clubLogo'
const isNewStyle = ({ kind, subject }: LiveEntry): boolean => kind === 'setting' && subject === CLUB_STYLE_KEY
const isRestore = ({ kind }: LiveEntry): boolean => kind === 'restore'

interface StarterKeeper {
  onEntries(entries: LiveEntry[]): void
  close(): Promise<void>
}

interface KeeperOptions {
  log: (message: string) => void
  /** What an earlier version drew, and the formats that a new club still lacks. */
  drawsAtStart: boolean
}

/** Draws beside everything else what is not drawn yet, and again after a new crest, another style and a restore. */
export function keepStarters(given: StarterMeans, { log, drawsAtStart }: KeeperOptions): StarterKeeper {
  const stop = new AbortController()
  const means = { ...given, signal: stop.signal }
  const old = () => redrawOldStarters(means)
  /** A backup may be older than a kind, or than a way of drawing. */
  const restored = async () => {
    await putInStarterTemplates(means)
    await redrawOldStarters(means)
  }
  const all = () => redrawStarterTemplates(means)
  const waiting = new Set<() => Promise<void>>()
  let queue: Promise<unknown> = Promise.resolve()

  /** Changes that come while it is drawing are answered by drawing once more, with the crest as it is then. */
  function ask(task: () => Promise<void>): void {
    if (waiting.has(task)) return
    waiting.add(task)
    queue = queue.then(async () => {
      waiting.delete(task)
      if (!stop.signal.aborted) await task()
    })
    queue = queue.catch((error: unknown) => {
      if (!stop.signal.aborted) log(`starter templates: ${error}`)
    })
  }

  if (drawsAtStart) ask(old)
  return {
    onEntries(entries) {
      if (entries.some(isNewCrest)) ask(all)
      if (entries.some(isNewStyle)) ask(old)
      if (entries.some(isRestore)) ask(restored)
    },
    async close() {
      stop.abort()
      await queue
    },
  }
}
