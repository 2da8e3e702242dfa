import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import type { Kind } from '#graphic/kinds/kind.ts'
import { LINEUP_POST_KIND } from '#graphic/kinds/lineup/drawing.ts'
import { isTailored } from '#graphic/template/template-view.ts'
import { useTemplates } from '#web/api/templates.ts'
import { useClubFormats } from '#web/club/use-club-formats.ts'
import { useKinds } from './use-kinds.ts'

const PLAIN_POST: readonly Kind[] = [LINEUP_POST_KIND]
const LINEUP = ['lineup'] as const
const NONE = [] as const

/** Undefined while what draws the club's formats and templates is still on its way. */
export function useLineupKinds(): readonly Kind[] | undefined {
  const isPostAlone = useClubFormats().every((format) => format === DEFAULT_FORMAT)
  const templates = useTemplates().data ?? NONE
  const isPlain = isPostAlone && !templates.some((template) => template.type === 'lineup' && isTailored(template))
  const all = useKinds(isPlain ? NONE : LINEUP)
  return isPlain ? PLAIN_POST : all
}
