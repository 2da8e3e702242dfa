import type { StaffGraphic } from '#contract/match-graphic.ts'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { useShownFormat } from '#web/match-store/shown-format.ts'
import { inFormat, type Version } from './versions-of.ts'

/** The version chosen, else the newest, in the format that was looked at last. */
export function useShownGraphic<Graphic extends StaffGraphic>(
  versions: readonly Version<Graphic>[],
  chosenId: number | null,
) {
  const version = versions.find(({ graphics }) => graphics.some(({ id }) => id === chosenId)) ?? versions[0]
  const formats = FORMAT_NAMES.filter((name) => version?.graphics.some(({ format }) => format === name))
  const format = useShownFormat(formats)
  return { version, formats, shown: version && inFormat(version, format) }
}
