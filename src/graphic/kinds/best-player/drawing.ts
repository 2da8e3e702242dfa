import { personLayout, personValues } from '../../layout/person/person-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { figureBands } from './led.ts'
import { toldFigures, withFigures } from './told-figures.ts'
import { type BestPlayerView, bestPlayerView } from './view.ts'
import { BEST_PLAYER_HEADING, bestPlayerAltText, bestPlayerCaption, figuresLine } from './words.ts'

export const BEST_PLAYER_KIND = defineKind<BestPlayerView>({
  name: 'best-player',
  missing: ({ bestPlayer }, { players }) =>
    players.some(({ id }) => id === bestPlayer)
      ? null
      : { title: 'Wybierz zawodnika meczu', message: 'Najpierw wybierz zawodnika meczu' },
  subject: ({ bestPlayer }) => (bestPlayer === null ? {} : { playerId: bestPlayer }),
  view: bestPlayerView,
  values: (view) => ({ ...personValues(view, BEST_PLAYER_HEADING), person_figures: figuresLine(view) }),
  layout: personLayout({
    heading: () => BEST_PLAYER_HEADING,
    label: ({ competition }) => competition ?? 'Wybór klubu',
    withName: toldFigures,
    arranged: withFigures,
    ledBands: figureBands,
  }),
  making: TAILORED,
  caption: bestPlayerCaption,
  altText: bestPlayerAltText,
})
