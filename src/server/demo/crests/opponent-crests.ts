import { fill, oval, placed } from '../pen.ts'
import type { CrestDesign } from './crest.ts'
import {
  arcText,
  bolt,
  flame,
  gear,
  gusts,
  hawk,
  initials,
  mountains,
  oakLeaf,
  waves,
  wheatEars,
  windmill,
} from './motifs.ts'
import { circle, hexagon, pointedShield, roundShield, shield } from './shapes.ts'

const WHITE = '#fbfaf6'

const stripes = (width: number): string =>
  [-2, 0, 2].map((step) => `M ${(step - 0.5) * width} -260 h ${width} v 520 h ${-width} Z`).join(' ')

export const lightning: CrestDesign = {
  outline: hexagon,
  rim: '#241046',
  border: '#ffd23f',
  field: '#55309a',
  motif(pen) {
    fill(pen, 'M -240 -60 L 240 60 L 240 140 L -240 20 Z', '#45248a')
    placed(pen, { x: 0, y: 0, scale: 0.86 }, () => bolt(pen, '#ffd23f'))
  },
}

export const oak: CrestDesign = {
  outline: shield,
  rim: '#0d3a20',
  border: '#e9dfc2',
  field: '#1f7a43',
  motif: (pen) => oakLeaf(pen, '#e9dfc2', '#1f7a43'),
}

export const wave: CrestDesign = {
  outline: circle,
  rim: '#0b4a6b',
  border: WHITE,
  field: '#0e6f9e',
  motif(pen) {
    arcText(pen, 'FALA  RZECZYSKA', WHITE, { radius: 157, size: 40, spread: 148 })
    fill(pen, oval(0, 4, 132), '#9fdcf2')
    pen.save()
    pen.beginPath()
    pen.arc(0, 4, 132, 0, 2 * Math.PI)
    pen.clip()
    fill(pen, oval(52, -56, 30), '#fff2b8')
    waves(pen, -6, ['#38a9d6', '#1583b5', '#0b5f8c', '#084a70'], 40)
    pen.restore()
  },
}

export const hawkShield: CrestDesign = {
  outline: pointedShield,
  rim: '#14161a',
  border: '#c5222d',
  field: '#3a3f48',
  motif(pen) {
    fill(pen, 'M -220 -240 L 0 -240 L 0 260 L -220 260 Z', '#2b2f36')
    placed(pen, { x: 0, y: -14, scale: 0.9 }, () => hawk(pen, WHITE, '#f0bf4c'))
  },
}

export const wheat: CrestDesign = {
  outline: circle,
  rim: '#3f0d16',
  border: '#e2b74a',
  field: '#7a1c2b',
  motif(pen) {
    placed(pen, { x: 0, y: -8, scale: 1.08 }, () => wheatEars(pen, '#e2b74a'))
    initials(pen, 'ZK', WHITE, { size: 146, y: 40, face: 'classic', weight: 900 })
  },
}

export const foundry: CrestDesign = {
  outline: roundShield,
  rim: '#141414',
  border: '#f3f0ea',
  field: '#1f1f22',
  motif(pen) {
    fill(pen, stripes(78), '#e8641b')
    fill(pen, oval(0, 0, 136), '#1f1f22')
    gear(pen, '#f3f0ea', 124)
    flame(pen, '#f28a1e', '#ffd65a')
  },
}

export const gale: CrestDesign = {
  outline: hexagon,
  rim: '#0c3b40',
  border: WHITE,
  field: '#1b8f8d',
  motif(pen) {
    placed(pen, { x: -4, y: 0, scale: 0.74 }, () => gusts(pen, WHITE))
    mountains(pen, '#0c4a50', '#126a6e', WHITE)
  },
}

export const mill: CrestDesign = {
  outline: pointedShield,
  rim: '#0f0f10',
  border: '#c8ccd1',
  field: '#f4f4f2',
  motif(pen) {
    fill(pen, 'M -220 -120 h 440 v 72 h -440 Z M -220 24 h 440 v 72 h -440 Z', '#c8ccd1')
    windmill(pen, '#161618', '#a3171d')
  },
}
