import { graphicFileName } from '#graphic/file-name.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { serverNow } from '#web/match-store/server-clock.ts'

export const fileNameOf = (clubName: string, kind: KindName, format: FormatName): string =>
  graphicFileName(clubName, kind, Math.round(serverNow()), format)
