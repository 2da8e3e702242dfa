import { type DataValues, dataValues } from './data-values.ts'
import { GOAL_SCENE } from './goal-scene.ts'
import { LINEUP_SCENE } from './lineup-scene.ts'
import type { GraphicView, TemplateView } from './match-view.ts'
import type { Scene } from './node.ts'
import { RESULT_SCENE } from './result-scene.ts'
import { sceneOf } from './scene-of.ts'

/** A graphic of whichever kind. */
export function graphicScene(view: GraphicView, template: TemplateView, data?: DataValues): Scene {
  switch (view.kind) {
    case 'lineup':
      return sceneOf(LINEUP_SCENE, view, template, data)
    case 'goal':
      return sceneOf(GOAL_SCENE, view, template, data)
    case 'result':
      return sceneOf(RESULT_SCENE, view, template, data)
  }
}

/** The data of a graphic of whichever kind. */
export function graphicValues(view: GraphicView): DataValues {
  switch (view.kind) {
    case 'lineup':
      return dataValues(view, LINEUP_SCENE.values(view))
    case 'goal':
      return dataValues(view, GOAL_SCENE.values(view))
    case 'result':
      return dataValues(view, RESULT_SCENE.values(view))
  }
}
