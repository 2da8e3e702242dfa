import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { ClubColours } from '#domain/club/club-colours.ts'
import { SILVER_CLUB_COLOURS } from '#domain/club/crest-colours.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMATS, type FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { PieceOptions } from '#graphic/template/piece-options.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH, LONG_CLUB } from '#graphic/testing/hardest-match.ts'
import {
  CUT_OUT_CATALOGUE,
  goal,
  PLAIN_CATALOGUE,
  SAMPLE_CATALOGUE,
  sampleMatch,
} from '#graphic/testing/sample-match.ts'
import { SAMPLE_CUT_PHOTO, withPhoto } from '#graphic/testing/sample-photo.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { SAMPLE_SPONSORS } from '#graphic/testing/sample-sponsors.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import { addGrain } from '#server/rendering/grain.ts'
import type { ReadPicture } from '#server/rendering/pictures.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { demoPeople } from './demo-people.ts'

/** Colours of crests that are hard to draw with, and the sample club's. */
export const IDENTITIES = {
  sample: SAMPLE_CATALOGUE.club.colours,
  yellow: { primary: '#ffd500', accent: '#0c0c0c' },
  white: { primary: '#ffffff', accent: '#c8ccd0' },
  red: { primary: '#d8101c', accent: '#0d7a3a' },
  black: SILVER_CLUB_COLOURS,
} as const satisfies Readonly<Record<string, ClubColours>>

export type IdentityName = keyof typeof IDENTITIES

/** A usual match, one with players cut out of their photographs, one with a photograph of its own, and with the hero cut out of that; one of a new club, of which nobody has a picture yet; the longest of everything; the least that can be known. */
export const STATES = ['usual', 'cut-outs', 'photo', 'cut-photo', 'no-pictures', 'hardest', 'least'] as const
export type StateName = (typeof STATES)[number]

export interface Wanted {
  kind: KindName
  look: LookName
  format: FormatName
  identity: IdentityName
  state: StateName
  options?: PieceOptions
  /** How many. */
  sponsors?: number
  /** Photographed and not drawn, as a club would see it: with people of the demo club. */
  arePhotographed?: boolean
}

/** The last goal of a state, where the sample's own is not the one to show. */
const LAST_GOALS: Readonly<Partial<Record<KindName, Partial<Record<StateName, MatchEvent>>>>> = {
  goal: {
    hardest: goal('last', "90+11'", 1, { at: 1 }),
    least: goal('last', '', null, { at: 1, side: 'ours' }),
  },
  'opponent-goal': {
    usual: goal('last', "67'", null, { at: 1 }),
    hardest: goal('last', "90+11'", null, { at: 1 }),
    least: goal('last', '', null, { at: 1 }),
  },
}

const CATALOGUES: Readonly<Partial<Record<StateName, Catalogue>>> = {
  'cut-outs': CUT_OUT_CATALOGUE,
  'no-pictures': PLAIN_CATALOGUE,
}

function stateOf(kind: KindName, state: StateName, club: Catalogue['club']) {
  const last = LAST_GOALS[kind]?.[state]
  const after = (match: ShownMatch) => (last ? withFollowing({ ...match, events: [...match.events, last] }) : match)
  if (state === 'hardest') {
    const catalogue = { ...HARDEST_CATALOGUE, club: { ...club, name: LONG_CLUB, crest: null } }
    return { match: after(HARDEST_MATCH), catalogue }
  }
  const catalogue = { ...(CATALOGUES[state] ?? SAMPLE_CATALOGUE), club }
  const match = { ...sampleMatch(kind), competition: 'IV liga, 12. kolejka' }
  if (state === 'photo') return withPhoto(kind, after(match), { catalogue })
  if (state === 'cut-photo') return withPhoto(kind, after(match), { catalogue, photo: SAMPLE_CUT_PHOTO })
  if (state !== 'least') return { match: after(match), catalogue }
  return {
    match: after({ ...match, competition: null, matchDate: null, matchTime: null, venue: null, benchPlayers: [] }),
    catalogue,
  }
}

/** A finished graphic on its starter's background, at full size. */
export async function drawGraphic({
  sponsors = 0,
  kind,
  look,
  format,
  identity,
  state,
  options,
  arePhotographed = false,
}: Wanted): Promise<Buffer> {
  const colours = IDENTITIES[identity]
  const pictures = new Map([['crest', await drawCrest(colours, 'O').encode('png')]])
  const read: ReadPicture = async (src) =>
    pictures.get(src) ?? (arePhotographed ? await demoPeople(src) : null) ?? readSamplePicture(src)
  const ground = await renderScene(backgroundScene(look, kind, colours, format), read)
  addGrain(ground, look)
  pictures.set('background', await encodePng(ground))
  const asked = stateOf(kind, state, { name: SAMPLE_CATALOGUE.club.name, crest: 'crest', colours })
  const catalogue = { ...asked.catalogue, sponsors: SAMPLE_SPONSORS.slice(0, sponsors) }
  return encodePng(
    await renderScene(
      await sampleScene(kind, look, { ...asked, catalogue, format, options, template: { background: 'background' } }),
      read,
    ),
  )
}

const [SCALE, GAP] = [0.36, 16]

/** Rows of graphics, each as large as its format beside the others. */
export async function drawContactSheet(
  file: string,
  rows: readonly (readonly { png: Buffer; format: FormatName }[])[],
) {
  const sizeOf = (format: FormatName) => ({
    width: FORMATS[format].width * SCALE,
    height: FORMATS[format].height * SCALE,
  })
  const widths = rows.map((row) => row.reduce((sum, { format }) => sum + sizeOf(format).width + GAP, GAP))
  const heights = rows.map((row) => Math.max(0, ...row.map(({ format }) => sizeOf(format).height)))
  const sheet = createCanvas(
    Math.max(...widths),
    heights.reduce((sum, height) => sum + height + GAP, GAP),
  )
  const surface = sheet.getContext('2d')
  surface.fillStyle = '#ffffff'
  surface.fillRect(0, 0, sheet.width, sheet.height)
  surface.imageSmoothingQuality = 'high'
  let y = GAP
  for (const [index, row] of rows.entries()) {
    let x = GAP
    for (const { png, format } of row) {
      const { width, height } = sizeOf(format)
      surface.drawImage(await loadImage(png), x, y, width, height)
      x += width + GAP
    }
    y += (heights[index] ?? 0) + GAP
  }
  await writeFile(file, await sheet.encode('jpeg', 84))
}
