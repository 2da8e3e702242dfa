import type { MatchGraphic } from '#contract/match-graphic.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { graphicField } from '#web/graphic-queue/graphic-field.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import type { GraphicKind } from '#web/match-store/use-graphic.ts'

/** A graphic of the match; one that only this browser knows of has no time. */
export type ShownGraphic = Omit<MatchGraphic, 'createdAt'> & { createdAt: string | null }

const TYPES: Record<GraphicKind, readonly TemplateType[]> = {
  lineup: ['lineup'],
  goal: ['goal', 'opponent-goal'],
  result: ['result'],
}

/** Newest first: those of the match, else the one made here before there was a match to file it under. */
export function useMatchGraphics(kind: GraphicKind) {
  const match = useCurrentMatch(true)
  const own = useStudio((studio) => studio[graphicField(kind)])
  const isOpponentGoal = useStudio((studio) => studio.isOpponentGoal)
  const filed = match.data?.graphics.filter(({ type }) => TYPES[kind].includes(type)) ?? []
  const ownType = kind === 'goal' && isOpponentGoal ? 'opponent-goal' : kind
  const alone: ShownGraphic[] = own === null ? [] : [{ type: ownType, url: own, createdAt: null }]
  const graphics: readonly ShownGraphic[] = filed.length > 0 ? filed : alone
  return { graphics, isLoading: match.isPending, error: match.error, retry: () => void match.refetch() }
}
