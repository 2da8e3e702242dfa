import type { Sheet } from '../../formats.ts'
import { beside, within } from '../../layout/area.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { frameOf, unitOf } from '../../layout/led/frame.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { loudInk } from '../../layout/led/loud.ts'
import { crestOverFew } from '../../layout/led/team-lead.ts'
import type { Band } from '../../layout/led/told.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { capitals, crest, crestKeys, text } from '../../layout/pieces.ts'
import { fitted, type Setting } from './fitted.ts'
import { markNodes } from './mark.ts'
import { type Said, saidIn } from './said.ts'
import type { PostView } from './view.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const
const SHOWS = { heading: ['heading'], text: ['post_text'] } as const

interface Words {
  piece: 'heading' | 'text'
  setting: Setting
  colour: string
  /** The most that they may take, as a share of the words' room. */
  most: number
}

function wordsBand(sheet: Sheet, { piece, setting, colour, most }: Words): Band {
  const unit = unitOf(sheet)
  const { words } = frameOf(sheet, false)
  const { size, height } = fitted(setting, words.width, words.height * most)
  return {
    height: height / unit,
    pieces: (place) => {
      const scaled = size * (place.height / height)
      const node = text(place, setting.words, setting.lettering, scaled, colour, {
        align: 'left',
        maxLines: 14,
        minSize: scaled * 0.7,
        vertical: piece === 'heading' ? 'bottom' : 'top',
      })
      return [{ name: piece, shows: SHOWS[piece], nodes: [node] }]
    },
  }
}

const quoteBand = ({ tones }: LedStyle): Band => ({
  height: 92,
  pieces: (place) => [
    {
      name: 'quote',
      carries: ['text'],
      nodes: markNodes(within(place, { width: place.height * 1.1 }, 'start'), loudInk(tones)),
    },
  ],
})

const nameBand = ({ look, tones }: LedStyle, { player, name }: PostView): Band[] =>
  player
    ? [
        {
          height: 76,
          gap: 26,
          pieces: (place) => [
            {
              name: 'name',
              shows: ['person_name'],
              nodes: [
                text(place, capitals(look, name), look.name, place.height * 0.76, loudInk(tones), {
                  align: 'left',
                  maxLines: 1,
                  minSize: 30,
                }),
              ],
            },
          ],
        },
      ]
    : []

/** Whose post it is, where the crest is not the picture. */
const clubBand = ({ look, tones }: LedStyle, view: PostView): Band => ({
  height: 78,
  gap: 30,
  pieces: (place) => {
    const side = view.isHome ? 'home' : 'away'
    const [emblem, name] = beside(place, [place.height, { share: 1 }], 22)
    return [
      { name: 'crest', shows: crestKeys(view)[side], nodes: [crest(emblem, view.club)] },
      {
        name: 'club',
        shows: [`${side}_team`],
        nodes: [
          text(name, capitals(look, view.club.name), look.body, place.height * 0.46, tones.muted, {
            align: 'left',
            maxLines: 2,
            minSize: 24,
          }),
        ],
      },
    ]
  },
})

function saidBands(style: LedStyle, sheet: Sheet, { hero, heroPiece, aside, isQuote }: Said, isLed: boolean): Band[] {
  const { tones } = style
  const share = isLed && sheet.format !== 'landscape' ? 0.5 : 1
  const large: Words = { piece: heroPiece, setting: hero, colour: loudInk(tones), most: share * (aside ? 0.46 : 0.7) }
  const bands = [
    ...(isQuote ? [quoteBand(style)] : []),
    wordsBand(sheet, isQuote ? { ...large, colour: tones.ink } : large),
  ]
  if (!aside) return bands
  const piece = heroPiece === 'heading' ? 'text' : 'heading'
  return [...bands, wordsBand(sheet, { piece, setting: aside, colour: tones.ink, most: share * 0.42 })]
}

export const ledPost = ledLayout<PostView>((style, sheet, view) => {
  const { player } = view
  const hasPhoto = player !== null && largePhoto(player) !== ''
  const isLed = hasPhoto || view.photo !== undefined
  const said = saidIn(style.look, sheet.format, view)
  const bands = [...saidBands(style, sheet, said, isLed), ...nameBand(style, view)]
  const crest = isLed ? null : crestOverFew(view, bands, sheet)
  return {
    heading: null,
    lead: hasPhoto ? { who: 'player', player, keys: KEYS } : crest && { ...crest, piece: 'crest' },
    bands: crest ? bands : [...bands, clubBand(style, view)],
  }
})
