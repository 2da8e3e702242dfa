import { inset, stack, within } from '../../layout/area.ts'
import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { crest, headingPiece, pairedNames, scorePiece, TEAM_PIECES, teamPieces, text } from '../../layout/pieces.ts'
import { teamsOf } from '../../match-view.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { ledSubstitution } from './led.ts'
import { type PictureOf, photoBadge, photoEdge, photoPlaces, picturesIn, tile } from './photos.ts'
import { CHANGE_PLACES, type ChangePlaces } from './places.ts'
import { rowLines, rowTiles } from './rows.ts'
import { type Line, saidPieces } from './said.ts'
import { DIRECTIONS } from './sign.ts'
import type { Change, ChangedPerson, SubstitutionView } from './view.ts'
import { substitutionHeading } from './words.ts'

const STRIP_GAP = 18
/** Of a match in which none was made. */
const NOBODY: Change = { on: null, off: null }

const peopleIn = ({ on, off }: Change): ChangedPerson[] => [on, off].flatMap((person) => person ?? [])

/** The pictures of a single change; their crest, or ours, where there are none to be had. */
function largePhotos(
  style: Style,
  places: ChangePlaces,
  view: SubstitutionView,
  change: Change,
  pictureOf: PictureOf,
): Piece[] {
  const shown = DIRECTIONS.flatMap((direction) => {
    const player = change[direction]?.player
    return player ? [{ direction, player }] : []
  })
  if (shown.length === 0) {
    const { home, away } = teamsOf(view)
    const team = view.isOurs === view.isHome ? home : away
    const side = Math.min(places.photos.height * 0.66, places.photos.width * 0.6)
    return [{ name: 'crest', nodes: [crest(within(places.photos, { width: side, height: side }), team)] }]
  }
  const areas = photoPlaces(places, shown.length)
  return shown.map(({ direction, player }, index) => ({
    name: `${direction}-photos`,
    shows: [`${direction}_photo`] as const,
    nodes: [
      ...tile(style, areas[index] ?? places.photos, player, pictureOf(player), places.photoShape),
      ...(index === 1 ? photoEdge(style, places) : []),
      ...(shown.length === 2 ? photoBadge(places, direction) : []),
    ],
  }))
}

/** A strip for each who is known. */
function stripLines({ said }: ChangePlaces, change: Change): Line[] {
  const [upper, lower] = stack(said, [{ share: 1 }, { share: 1 }], STRIP_GAP)
  return DIRECTIONS.flatMap((direction) => {
    const person = change[direction]
    return person ? [{ direction, person, place: direction === 'on' ? upper : lower }] : []
  })
}

const panelsPiece = (nodes: readonly SceneNode[]): Piece => ({
  name: 'panels',
  carries: ['on-names', 'off-names'],
  nodes,
})

function changePieces(style: Style<PlacedLookName>, places: ChangePlaces, view: SubstitutionView): Piece[] {
  const { look, tones } = style
  const { changes } = view
  const people = changes.flatMap(peopleIn)
  const names = people.map(({ name }) => name)
  const pictureOf = picturesIn(changes)
  if (changes.length <= 1) {
    const single = changes[0] ?? NOBODY
    const strips = stripLines(places, single)
    const panels = strips.flatMap(({ place }) =>
      look.panel(inset(place, { left: -places.bleed.left, right: -places.bleed.right }), tones),
    )
    const lines = strips.map((line) => ({
      ...line,
      place: inset(line.place, { top: 14, bottom: 14, left: 40, right: 30 }),
    }))
    return [
      ...largePhotos(style, places, view, single, pictureOf),
      panelsPiece(panels),
      ...saidPieces(style, lines, { names, pictureOf }),
    ]
  }
  const hasTiles = people.some(({ player }) => player !== null)
  const { panels, lines } = rowLines(style, places, changes, hasTiles)
  return [panelsPiece(panels), ...rowTiles(style, places, changes, pictureOf), ...saidPieces(style, lines, { names })]
}

const placedSubstitution: PlacedLayout<SubstitutionView> = (style, sheet, view) => {
  const { look, tones } = style
  const places = CHANGE_PLACES[look.id](sheet, view.changes.length <= 1)
  const { heading, minute, scorePanel, score, teamNameSize, names, veil } = places
  const ink = scorePanel ? tones.panelInk : tones.ink
  const align = look.headingAlign === 'left' && minute.y < heading.y + heading.height ? 'right' : look.headingAlign
  return [
    { name: 'veil', nodes: look.veil(veil, tones) },
    ...changePieces(style, places, view),
    ...(scorePanel
      ? [{ name: 'score-panel', carries: [...TEAM_PIECES, 'score'], nodes: look.panel(scorePanel, tones) }]
      : []),
    ...teamPieces(style, places, view, ink, teamNameSize, pairedNames(style, view, names)),
    scorePiece(style, score, view, ink),
    headingPiece(style, heading, substitutionHeading(view), heading.height),
    ...(view.minute
      ? [
          {
            name: 'minute',
            shows: ['minute'] as const,
            nodes: [
              text(minute, view.minute, look.figures, minute.height, tones.ink, { align, maxLines: 1, minSize: 40 }),
            ],
          },
        ]
      : []),
  ]
}

export const substitutionLayout = byLook(placedSubstitution, ledSubstitution)
