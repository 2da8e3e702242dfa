import type { DataValues } from './data-values.ts'
import { goalNodes } from './goal-scene.ts'
import { lineupNodes } from './lineup-scene.ts'
import type { GraphicView, TemplateView } from './match-view.ts'
import type { Scene } from './node.ts'
import { resultNodes } from './result-scene.ts'
import { sceneOf } from './scene-of.ts'

/** A graphic of whichever kind. */
export function graphicScene(view: GraphicView, template: TemplateView, data?: DataValues): Scene {
  switch (view.kind) {
    case 'lineup':
      return sceneOf(lineupNodes, view, template, data)
    case 'goal':
      return sceneOf(goalNodes, view, template, data)
    case 'result':
      return sceneOf(resultNodes, view, template, data)
  }
}
