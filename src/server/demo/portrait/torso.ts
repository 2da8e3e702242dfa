import { fill, inside, type Pen, sheer, stroke } from '../pen.ts'
import { drawBeams, drawCollar, type Kit, kitTones } from './shirt.ts'

/** The shirt down to the hips, around the pit of the neck. */
const TORSO =
  'M -97 -42 C -132 -14, -190 0, -236 20 C -272 36, -284 70, -268 120 C -252 190, -226 250, -218 330 C -212 430, -222 540, -236 700 L 236 700 C 222 540, 212 430, 218 330 C 226 250, 252 190, 268 120 C 284 70, 272 36, 236 20 C 190 0, 132 -14, 97 -42 C 76 14, 40 44, 0 54 C -40 44, -76 14, -97 -42 Z'

function drawFolds(pen: Pen, deep: string, shade: string): void {
  fill(pen, 'M 96 -40 C 150 120, 90 300, 130 480 C 150 580, 140 640, 130 720 L 320 720 L 320 -40 Z', sheer(shade, 0.75))
  for (const fold of [
    'M -226 300 C -150 330, -90 330, -30 310 C -80 350, -150 362, -222 344 Z',
    'M 222 400 C 150 420, 90 420, 40 396 C 80 446, 150 456, 222 440 Z',
    'M -224 500 C -160 530, -80 540, 10 520 C -60 566, -150 566, -228 548 Z',
    'M 190 110 C 160 160, 120 190, 84 200 C 130 206, 176 190, 206 150 Z',
    'M -200 110 C -170 160, -130 190, -94 200 C -140 206, -186 190, -216 150 Z',
  ])
    fill(pen, fold, sheer(deep, 0.28))
}

export function drawTorso(pen: Pen, kit: Kit, number: number): void {
  const tones = kitTones(kit)
  fill(pen, TORSO, tones.base)
  inside(pen, TORSO, () => {
    drawBeams(pen, tones)
    drawFolds(pen, tones.deep, tones.shade)
    stroke(pen, TORSO, sheer(tones.light, 0.55), 10)
  })
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    stroke(pen, 'M 112 -28 C 156 -8, 206 6, 240 24', tones.trim, 9)
    pen.restore()
  }
  drawCollar(pen, tones)
  pen.drawImage(kit.crest, 82, 96, 76, 87)
  pen.font = '800 190px "Jedenastka display"'
  pen.textAlign = 'center'
  pen.fillStyle = tones.trim
  pen.fillText(String(number), 0, 372)
}
