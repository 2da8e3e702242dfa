import type { Setting } from '#contract/setting.ts'
import { readClubStyle } from '#server/db/club-style.ts'
import { type CrestMeans, keptCrestColours } from '#server/pictures/kept-crest-colours.ts'

/** Those set by hand come before the crest's, which are worked out with its first reading where they are not kept, say after a restore. */
export async function withColours(means: CrestMeans, setting: Setting): Promise<Setting> {
  if (setting.key !== 'clubLogo' || setting.colours) return setting
  const handSet = (await readClubStyle(means.db))?.colours
  const { primary, accent } = handSet ?? {}
  if (primary && accent) return { ...setting, colours: { primary, accent } }
  const colours = await keptCrestColours(means, setting.value)
  return colours ? { ...setting, colours } : setting
}
