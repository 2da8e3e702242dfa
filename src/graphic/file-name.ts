import { clubTag } from '#domain/club/club-tag.ts'
import { DEFAULT_FORMAT, type FormatName } from './formats.ts'
import type { KindName } from './kinds/kinds.ts'

/** `OrlyDebno-lineup-1760000000000.png`, `OrlyDebno-goal-story-1760000000000.png` */
export const graphicFileName = (
  clubName: string,
  kind: KindName,
  timestamp: number,
  format: FormatName = DEFAULT_FORMAT,
): string => `${clubTag(clubName)}-${kind}${format === DEFAULT_FORMAT ? '' : `-${format}`}-${timestamp}.png`
