import type { Setting } from '#contract/setting.ts'
import { type CrestMeans, keptCrestColours } from '#server/pictures/kept-crest-colours.ts'

/** The crest's colours are worked out with its first reading where they are not kept, say after a restore. */
export async function withColours(means: CrestMeans, setting: Setting): Promise<Setting> {
  if (setting.key !== 'clubLogo' || setting.colours) return setting
  const colours = await keptCrestColours(means, setting.value)
  return colours ? { ...setting, colours } : setting
}
