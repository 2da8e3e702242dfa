import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { rowsLayout } from '../../layout/rows/rows-layout.ts'
import { matchView } from '../../match-view.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import type { RoundResultView } from '../../season-facts.ts'
import { defineKind } from '../define-kind.ts'
import { resultRow } from './row.ts'
import { type LeagueRoundView, roundAltText, roundCaption, roundLine } from './words.ts'

const HEADING = 'WYNIKI KOLEJKI'

const roundView = (match: ShownMatch, catalogue: Catalogue): LeagueRoundView => ({
  ...matchView(match, catalogue),
  league: catalogue.season?.round ?? null,
})

export const ROUND_KIND = defineKind<LeagueRoundView>({
  name: 'round',
  missing: (_, { season }) =>
    season && !season.round
      ? { title: 'Brak wyników', message: 'Najpierw wpisz wyniki kolejki na ekranie „Tabela”' }
      : null,
  view: roundView,
  values: (view) => ({ heading: HEADING, competition: roundLine(view) }),
  layout: rowsLayout<LeagueRoundView, RoundResultView>((view) => ({
    heading: HEADING,
    line: roundLine(view),
    lineShows: ['competition'],
    rows: view.league?.results ?? [],
    none: 'Nie ma jeszcze wyników tej kolejki',
    isMarked: ({ isOwn }) => isOwn,
    columns: (format, count) => (format === 'landscape' && count > 5 ? 2 : 1),
    highest: 180,
    row: resultRow(view.league?.results ?? []),
  })),
  making: TAILORED,
  caption: roundCaption,
  altText: roundAltText,
})
