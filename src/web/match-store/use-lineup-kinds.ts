import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import type { Kind } from '#graphic/kinds/kind.ts'
import { LINEUP_POST_KIND } from '#graphic/kinds/lineup/drawing.ts'
import { PLAIN_LOOK } from '#graphic/looks/plain-look.ts'
import { chosenTemplate } from '#graphic/template/chosen-template.ts'
import { isTailored } from '#graphic/template/template-view.ts'
import { useSponsors } from '#web/api/sponsors.ts'
import { useTemplates } from '#web/api/templates.ts'
import { useClubFormats } from '#web/club/use-club-formats.ts'
import { useClubStyle } from '#web/club/use-club-style.ts'
import { useKinds } from './use-kinds.ts'
import { useMatch } from './use-match.ts'

const PLAIN_POST: readonly Kind[] = [LINEUP_POST_KIND]
const LINEUP = ['lineup'] as const
const NONE = [] as const

/** Undefined while what draws the club's formats and templates is still on its way. */
export function useLineupKinds(): readonly Kind[] | undefined {
  const isPostAlone = useClubFormats().every((format) => format === DEFAULT_FORMAT)
  const templates = useTemplates().data ?? NONE
  const sponsors = useSponsors().data ?? NONE
  const templateId = useMatch((match) => match.selectedTemplates.lineup ?? null)
  const template = chosenTemplate(templates, 'lineup', templateId)
  const style = useClubStyle()
  const isPlain =
    isPostAlone &&
    !style &&
    (!template || (template.look === PLAIN_LOOK.id && !isTailored(template))) &&
    !sponsors.some(({ kinds }) => kinds?.includes('lineup') ?? true)
  const all = useKinds(isPlain ? NONE : LINEUP)
  return isPlain ? PLAIN_POST : all
}
