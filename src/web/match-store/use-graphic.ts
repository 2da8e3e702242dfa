import { useEffect, useMemo, useRef } from 'react'
import type { Template } from '#contract/template.ts'
import { altText } from '#domain/club/alt-text.ts'
import { type CaptionSubject, caption } from '#domain/club/caption.ts'
import { scorersBySide } from '#domain/match/scorers.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { chosenTemplate } from '#domain/template/chosen-template.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { changedBox } from '#scene/changed-box.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import type { GraphicView } from '#scene/match-view.ts'
import type { Scene } from '#scene/node.ts'
import { namedScorers } from '#scene/result-scene.ts'
import type { Catalogue } from './catalogue.ts'
import { useStudioStore } from './studio-store.ts'
import { goalView, lineupView, resultView, templateView } from './views.ts'

export type GraphicKind = 'lineup' | 'goal' | 'result'

export interface Graphic {
  kind: GraphicKind
  /** What the server files it under: an opponent's goal is a type of its own. */
  type: TemplateType
  template: Template | null
  /** Null while there is no template to draw on. */
  scene: Scene | null
  caption: string
  altText: string
}

const VIEWS: Record<GraphicKind, (studio: StudioState, catalogue: Catalogue) => GraphicView> = {
  lineup: lineupView,
  goal: goalView,
  result: resultView,
}

export const goalTemplateType = (isOpponentGoal: boolean): TemplateType => (isOpponentGoal ? 'opponent-goal' : 'goal')

function chosen(kind: GraphicKind, studio: StudioState): [TemplateType, number | null] {
  if (kind === 'lineup') return ['lineup', studio.selectedLineupTemplate]
  if (kind === 'result') return ['result', studio.selectedResultTemplate]
  return [goalTemplateType(studio.isOpponentGoal), studio.selectedGoalTemplate]
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

function subjectOf(view: GraphicView): CaptionSubject {
  switch (view.kind) {
    case 'lineup':
      return {
        kind: 'lineup',
        date: view.date,
        time: view.time,
        eleven: view.slots.flatMap(({ player }) => (player ? [fullName(player)] : [])),
        bench: view.bench.map(fullName),
      }
    case 'goal':
      return { ...view, scorerName: view.scorer && fullName(view.scorer) }
    case 'result': {
      const { home, away } = scorersBySide(view.scorers, view.isHome)
      return { ...view, scorers: namedScorers(view, view.isHome ? home : away) }
    }
  }
}

/** One of the graphics as it would be made of this state. */
export function graphicOf(kind: GraphicKind, studio: StudioState, catalogue: Catalogue): Graphic {
  const [type, chosenId] = chosen(kind, studio)
  const template = chosenTemplate(catalogue.templates, type, chosenId)
  const view = VIEWS[kind](studio, catalogue)
  const match = { clubName: view.club.name, opponentName: view.opponent?.name ?? null, isHome: view.isHome }
  const subject = subjectOf(view)
  return {
    kind,
    type,
    template,
    scene: template && graphicScene(view, templateView(template)),
    caption: caption(match, subject),
    altText: altText(match, subject),
  }
}

/**
 * One of the three graphics of the match, as it would be made right now. Its scene stays the same object while nothing
 * on it changes: with a new one comes a new file that nobody asked for, ahead of the one that somebody waits for.
 */
export function useGraphic(kind: GraphicKind, catalogue: Catalogue): Graphic {
  const studio = useStudioStore((own) => own.studio)
  const graphic = useMemo(() => graphicOf(kind, studio, catalogue), [kind, studio, catalogue])
  const kept = useRef(graphic.scene)
  const isSame = kept.current && graphic.scene && changedBox(kept.current, graphic.scene) === null
  const scene = isSame ? kept.current : graphic.scene
  useEffect(() => {
    kept.current = scene
  }, [scene])
  return useMemo(() => ({ ...graphic, scene }), [graphic, scene])
}
