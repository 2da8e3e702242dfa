import { contrast, isLightByNature, mix } from '#domain/club/colour.ts'
import { within } from '../../layout/area.ts'
import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import { pictureOf, shownPhoto } from '../../layout/person/photo-pieces.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, crest, crestKeys, text } from '../../layout/pieces.ts'
import type { Tones } from '../../looks/look.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, SceneNode, TextNode } from '../../scene/node.ts'
import { ledPost } from './led.ts'
import { markNodes } from './mark.ts'
import { type PostPlaces, postPlaces } from './places.ts'
import { type Said, saidIn } from './said.ts'
import type { PostView } from './view.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const
const SEEN = 2
const WHITE = '#ffffff'

/** Words that stand on the ground itself, where sashes, rays and a faint crest lie under them: 4.5:1 there too. */
function inkOf({ look, tones }: Style): string {
  if (look.id === 'classic') return mix(tones.ink, tones.panelInk, 0.3)
  return isLightByNature(tones.ink) ? WHITE : tones.ink
}

/** The loud colour where it is seen on the ground, else the colour of the words. */
const signColour = ({ accent, ground, ink }: Tones): string => (contrast(accent, ground) >= SEEN ? accent : ink)

/** Where a photo is missing the number stands in its place: once is enough. */
function numberNodes({ look, tones }: Style, place: Box, player: PlayerView, onceLoaded: string): SceneNode[] {
  const figures = (size: number, colour: string, align: TextNode['align']) =>
    text(place, String(player.number), look.figures, size, colour, { align, maxLines: 1, onceLoaded })
  if (look.id !== 'classic') return [figures(Math.min(place.height * 0.8, 80), tones.panelMuted, 'right')]
  const border = { width: 3, colour: tones.accentInk }
  return [
    { kind: 'ellipse', ...place, fill: tones.accent, border, onceLoaded },
    figures(place.height * 0.5, tones.accentInk, 'center'),
  ]
}

/** Whose picture it is. */
function namePieces(style: Style, { named }: PostPlaces, { player, name, photo }: PostView): Piece[] {
  if (!named || !player) return []
  const { look, tones } = style
  const { strip, name: place, number } = named
  const words = text(place, capitals(look, name), look.name, Math.min(place.height * 0.8, 84), tones.panelInk, {
    align: look.headingAlign,
    maxLines: 2,
    minSize: 40,
  })
  const src = photo?.src ?? shownPhoto(style, player)
  return [
    { name: 'name-panel', carries: ['name', 'name-number'], nodes: look.panel(strip, tones) },
    { name: 'name', shows: ['person_name'], nodes: [words] },
    { name: 'name-number', shows: ['person_number'], nodes: numberNodes(style, number, player, src) },
  ]
}

function wordPieces(style: Style, places: PostPlaces, said: Said): Piece[] {
  const { look, tones } = style
  const align = look.headingAlign
  const middle = (place: Box): Box =>
    align === 'center'
      ? within({ ...place, x: places.hero.x, width: places.hero.width }, { width: place.width })
      : place
  const { hero, aside, heroPiece } = said
  const isHeading = heroPiece === 'heading'
  const size = Math.min(hero.size, places.heroSize * 1.05)
  const large = text(places.hero, hero.words, hero.lettering, size, inkOf(style), {
    align,
    maxLines: 12,
    minSize: size * 0.96,
    rotation: said.tilt,
    vertical: aside && !said.isQuote ? 'bottom' : 'middle',
  })
  const shows = { heading: ['heading'], text: ['post_text'] } as const
  const pieces: Piece[] = []
  if (places.mark) {
    pieces.push({ name: 'quote', carries: ['text'], nodes: markNodes(middle(places.mark), signColour(tones)) })
  }
  pieces.push({ name: heroPiece, shows: shows[heroPiece], nodes: [large] })
  if (aside && places.aside && places.rule) {
    const piece = isHeading ? 'text' : 'heading'
    const words = text(places.aside, aside.words, aside.lettering, aside.size, inkOf(style), {
      align,
      maxLines: 12,
      minSize: aside.size * 0.9,
      vertical: 'top',
    })
    pieces.push(
      {
        name: 'rule',
        between: ['heading', 'text'],
        nodes: [{ kind: 'rect', ...middle(places.rule), fill: signColour(tones) }],
      },
      { name: piece, shows: shows[piece], nodes: [words] },
    )
  }
  return pieces
}

function clubPieces(style: Style, { crest: place, club }: PostPlaces, view: PostView): Piece[] {
  const side = view.isHome ? 'home' : 'away'
  const pieces: Piece[] = [{ name: 'crest', shows: crestKeys(view)[side], nodes: [crest(place, view.club)] }]
  if (club) {
    const words = text(club.place, capitals(style.look, view.club.name), style.look.name, 58, inkOf(style), {
      align: club.align,
      maxLines: 2,
      minSize: 44,
    })
    pieces.push({ name: 'club', shows: [`${side}_team`], nodes: [words] })
  }
  return pieces
}

/** Somebody's picture leads and the words stand with it; of nobody, the words are the picture. */
const placedPost: PlacedLayout<PostView> = (style, sheet, view) => {
  const { look, tones } = style
  const said = saidIn(look, sheet.format, view)
  const { player, photo } = view
  const shown = { hasPicture: player !== null || photo !== undefined, hasName: player !== null }
  const places = postPlaces(look.id, sheet, said, shown)
  const { picture } = places
  return [
    { name: 'veil', nodes: look.veil(places.veil, tones) },
    ...((picture && pictureOf(style, picture, view, KEYS)) ?? []),
    ...namePieces(style, places, view),
    ...clubPieces(style, places, view),
    ...wordPieces(style, places, said),
  ]
}

export const postLayout = byLook(placedPost, ledPost)
