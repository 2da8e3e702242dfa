import type { Canvas } from '@napi-rs/canvas'
import { CLUB_COLOURS } from './crests/club-crest.ts'
import type { Kit } from './portrait/shirt.ts'

export const outfieldKit = (crest: Canvas): Kit => ({ body: CLUB_COLOURS.primary, trim: CLUB_COLOURS.accent, crest })

export const keeperKit = (crest: Canvas): Kit => ({ body: '#157f6b', trim: '#d8f36a', crest })
