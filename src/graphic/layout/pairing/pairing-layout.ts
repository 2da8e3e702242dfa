import type { MatchView } from '../../match-view.ts'
import { capitalised } from '../../words.ts'
import { byLook } from '../by-look.ts'
import type { Layout, PlacedLayout, Style } from '../layout.ts'
import { matchPhoto } from '../match-photo.ts'
import type { Piece } from '../piece.ts'
import { capitals, pairedNames, TEAM_PIECES, teamPieces, text } from '../pieces.ts'
import { ledPairing } from './led.ts'
import type { Pairing } from './pairing.ts'
import { type PairingPlaces, pairingPlaces } from './places.ts'

function headingOf(
  { look, tones }: Style,
  { heading: place, isHeadingTall }: PairingPlaces,
  { heading, isShout }: Pairing,
): Piece {
  const size = place.height * (isShout ? 1 : 0.9)
  const words = text(place, heading, look.heading, size, tones.ink, {
    align: look.headingAlign,
    maxLines: 2,
    rotation: look.headingTilt,
    minSize: size * (isShout || isHeadingTall ? 0.55 : 0.45),
  })
  return { name: 'heading', shows: ['heading'], nodes: [words] }
}

function centreOf(
  { look, tones }: Style,
  { centre, plate, isOnPanel, photo, detailsAlign }: PairingPlaces,
  { centre: said }: Pairing,
): Piece[] {
  if (!centre) return []
  const isFigures = said.rank !== 'versus'
  const onCard = isOnPanel && !plate ? tones.panelInk : tones.ink
  const ink = plate ? tones.accentInk : look.id === 'poster' && !photo ? tones.ink : onCard
  const words = text(centre, said.words, isFigures ? look.figures : look.heading, centre.height, ink, {
    align: look.id === 'poster' && said.rank === 'hour' && !photo ? detailsAlign : 'center',
    maxLines: 1,
    minSize: 40,
  })
  const under: Piece[] = plate
    ? [{ name: 'centre-plate', carries: [said.name], nodes: look.panel(plate, { ...tones, panel: tones.accent }) }]
    : []
  return [...under, { name: said.name, shows: said.shows, nodes: [words] }]
}

function detailsOf({ look, tones }: Style, places: PairingPlaces, { details }: Pairing): Piece[] {
  const { detailsPanel, detailsAlign: align, isDetailOnPanel } = places
  const [ink, muted] = isDetailOnPanel ? [tones.panelInk, tones.panelMuted] : [tones.ink, tones.muted]
  const lines = details.flatMap(({ name, words, shows, rank }, index): Piece[] => {
    const place = places.details[index]
    if (!place) return []
    const isLarge = rank === 'large'
    const size = place.height * (isLarge ? 0.78 : 0.72)
    const node = text(
      place,
      isLarge ? capitals(look, capitalised(words)) : words,
      isLarge ? look.name : look.body,
      size,
      isLarge ? ink : muted,
      {
        align,
        maxLines: 2,
      },
    )
    return [{ name, shows, nodes: [node] }]
  })
  if (!detailsPanel) return lines
  const panel = {
    name: 'details-panel',
    carries: details.map(({ name }) => name),
    nodes: look.panel(detailsPanel, tones),
  }
  return [panel, ...lines]
}

function lineOf({ look, tones }: Style, { line }: PairingPlaces, competition: string | null): Piece[] {
  if (!competition) return []
  const words = text(line, competition, look.body, 42, tones.muted, { align: look.headingAlign, maxLines: 1 })
  return [{ name: 'competition', shows: ['competition'], nodes: [words] }]
}

function namesOf(style: Style, view: MatchView, names: PairingPlaces['names']) {
  if (names !== 'rows') return pairedNames(style, view, names)
  const { home } = pairedNames(style, view, 'beside')
  return { home, away: home }
}

const placedPairing =
  <View extends MatchView>(pairingOf: (view: View) => Pairing): PlacedLayout<View> =>
  (style, sheet, view) => {
    const { look, tones } = style
    const pairing = pairingOf(view)
    const shape = {
      hasLine: view.competition !== null,
      centre: pairing.centre.rank,
      details: pairing.details.map(({ rank }) => rank),
      isShout: pairing.isShout,
    }
    const places = pairingPlaces(look.id, sheet, shape, view.photo !== undefined)
    const { panels, photo, rule, names, nameSize } = places
    const ruled: Piece[] = rule
      ? [{ name: 'rule', carries: TEAM_PIECES, nodes: [{ kind: 'rect', ...rule, fill: tones.accent }] }]
      : []
    return [
      { name: 'veil', nodes: look.veil(places.veil, tones) },
      ...(photo && view.photo ? [matchPhoto(photo, view.photo)] : []),
      { name: 'teams-panel', carries: TEAM_PIECES, nodes: panels.flatMap((panel) => look.panel(panel, tones)) },
      ...teamPieces(style, places, view, tones.panelInk, nameSize, namesOf(style, view, names)),
      ...ruled,
      ...centreOf(style, places, pairing),
      ...detailsOf(style, places, pairing),
      ...lineOf(style, places, view.competition),
      headingOf(style, places, pairing),
    ]
  }

/** Two teams, large, with what is between them. */
export const pairingLayout = <View extends MatchView>(pairingOf: (view: View) => Pairing): Layout<View> =>
  byLook(placedPairing(pairingOf), ledPairing(pairingOf))
