import type { Setting } from '#contract/setting.ts'
import type { Db } from '#server/db/client.ts'
import { listSettings } from '#server/db/settings.ts'
import type { LiveEntry } from '#server/live/live-log.ts'

type Settings = Map<string, Setting>

/** One batch goes to every open browser; its settings are read once, by whoever comes first. */
export function settingsByKey(db: Db): (batch: LiveEntry[], keys: string[]) => Promise<Settings> {
  const reads = new WeakMap<LiveEntry[], Promise<Settings>>()

  async function read(keys: string[]): Promise<Settings> {
    if (keys.length === 0) return new Map()
    return new Map((await listSettings(db, keys)).map((setting) => [setting.key, setting]))
  }

  return (batch, keys) => {
    const settings = reads.get(batch) ?? read(keys)
    reads.set(batch, settings)
    return settings
  }
}
