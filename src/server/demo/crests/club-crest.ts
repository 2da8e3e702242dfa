import { fill, oval, type Pen, placed } from '../pen.ts'
import type { CrestDesign } from './crest.ts'
import { initials, waves } from './motifs.ts'
import { shield } from './shapes.ts'

export const CLUB_COLOURS = { primary: '#123a7a', accent: '#f5a81c' }

const { primary: NAVY, accent: AMBER } = CLUB_COLOURS
const WHITE = '#fdfaf2'

function beams(pen: Pen): void {
  fill(pen, 'M -18 -74 L -280 -146 L -280 -8 Z', AMBER)
  fill(pen, 'M 18 -74 L 280 -146 L 280 -8 Z', AMBER)
}

function tower(pen: Pen): void {
  fill(pen, 'M -36 -40 L 36 -40 L 64 190 L -64 190 Z', WHITE)
  fill(pen, 'M -41 2 L 41 2 L 47 50 L -47 50 Z', '#c9302c')
  fill(pen, 'M -53 98 L 53 98 L 59 146 L -59 146 Z', '#c9302c')
  fill(pen, 'M 8 -40 L 36 -40 L 64 190 L 20 190 Z', 'rgba(10,20,50,0.2)')
  fill(pen, 'M -52 -54 L 52 -54 L 46 -38 L -46 -38 Z', '#0b1c3c')
  fill(pen, 'M -28 -98 L 28 -98 L 30 -54 L -30 -54 Z', AMBER)
  fill(pen, oval(0, -76, 12, 18), '#fff3cf')
  fill(pen, 'M -38 -98 C -30 -126, -14 -138, 0 -142 C 14 -138, 30 -126, 38 -98 Z', '#0b1c3c')
}

/** A lighthouse above the sea. */
export const CLUB_CREST: CrestDesign = {
  outline: shield,
  rim: '#0b1c3c',
  border: AMBER,
  field: NAVY,
  motif(pen) {
    placed(pen, { x: 0, y: 18, scale: 0.94 }, () => {
      beams(pen)
      tower(pen)
    })
    waves(pen, 130, ['#2f6fc2', '#1c4f9c', '#0f2f66'], 34)
    fill(pen, 'M -260 -240 L 260 -240 L 260 -132 L -260 -132 Z', '#0b1c3c')
    fill(pen, 'M -260 -134 L 260 -134 L 260 -125 L -260 -125 Z', AMBER)
    initials(pen, 'LATARNIK', WHITE, { size: 50, y: -143 })
  },
}
