import { isPublicSettingKey, PUBLIC_SETTING_KEYS } from '#domain/club/settings.ts'
import type { Db } from '#server/db/client.ts'
import { listSettings } from '#server/db/settings.ts'
import type { LiveHub } from '#server/live/hub.ts'
import type { LiveEntry } from '#server/live/live-log.ts'

export interface PublicSettings {
  /** The list as JSON text, ready to send. */
  json(): Promise<string>
  drop(): void
}

/** Every visitor asks for these every two seconds, so they are kept in memory while the live channel can tell of changes. */
export function keepPublicSettings(db: Db, live: LiveHub): PublicSettings {
  let kept: string | null = null
  let generation = 0

  const drop = () => {
    kept = null
    generation++
  }

  live.onEntries((entries) => {
    const isNews = ({ kind, subject }: LiveEntry) =>
      kind === 'restore' || (kind === 'setting' && isPublicSettingKey(subject))
    if (entries.some(isNews)) drop()
  })

  return {
    drop,
    async json() {
      if (kept !== null && live.isConnected()) return kept
      const asked = generation
      const settings = await listSettings(db, PUBLIC_SETTING_KEYS)
      const json = JSON.stringify(settings.map((setting) => ({ ...setting, updatedBy: null })))
      if (asked === generation && live.isConnected()) kept = json
      return json
    },
  }
}
