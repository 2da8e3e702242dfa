import { isPublicSettingKey, PUBLIC_SETTING_KEYS } from '#domain/club/settings.ts'
import { CLUB_STYLE_KEY } from '#graphic/style/club-style.ts'
import { listSettings } from '#server/db/settings.ts'
import type { LiveHub } from '#server/live/hub.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import type { CrestMeans } from '#server/pictures/kept-crest-colours.ts'
import { withColours } from './with-colours.ts'

export interface PublicSettings {
  /** The list as JSON text, ready to send. */
  json(): Promise<string>
  drop(): void
}

/** Every visitor asks for these every two seconds, so they are kept in memory while the live channel can tell of changes. */
export function keepPublicSettings(means: CrestMeans, live: LiveHub): PublicSettings {
  let kept: string | null = null
  let generation = 0

  const drop = () => {
    kept = null
    generation++
  }

  live.onEntries((entries) => {
    const isNews = ({ kind, subject }: LiveEntry) =>
      kind === 'restore' || (kind === 'setting' && (isPublicSettingKey(subject) || subject === CLUB_STYLE_KEY))
    if (entries.some(isNews)) drop()
  })

  return {
    drop,
    async json() {
      if (kept !== null && live.isConnected()) return kept
      const asked = generation
      const settings = await listSettings(means.db, PUBLIC_SETTING_KEYS)
      const shown = settings.map((setting) => withColours(means, { ...setting, updatedBy: null }))
      const json = JSON.stringify(await Promise.all(shown))
      if (asked === generation && live.isConnected()) kept = json
      return json
    },
  }
}
