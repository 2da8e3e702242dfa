import { fill, inside, oval, sheer, stroke } from '../../pen.ts'
import { along, type Curl, closeCut, drawCurls, mass, type Style, shadeSide, strands } from './style.ts'

const WAVES =
  'M -122 6 C -152 -26, -162 -150, -124 -202 C -92 -246, -34 -262, 8 -256 C 66 -256, 112 -234, 134 -192 C 162 -146, 152 -28, 122 8 C 126 -44, 116 -92, 98 -122 C 84 -148, 44 -158, -18 -184 C -44 -164, -80 -150, -98 -122 C -116 -92, -126 -46, -122 6 Z'

/** Held back by a thin band. */
export const waves: Style = {
  back(pen, hair) {
    fill(
      pen,
      'M -134 -120 C -158 -30, -150 40, -120 112 C -70 140, 70 140, 120 112 C 150 40, 158 -30, 134 -120 Z',
      hair.dark,
    )
  },
  front(pen, hair) {
    mass(pen, WAVES, hair)
    strands(pen, hair, [
      'M -18 -200 C 26 -180, 84 -168, 110 -120',
      'M -8 -222 C 44 -206, 104 -186, 128 -120',
      'M -34 -206 C -76 -180, -112 -150, -126 -90',
      'M -48 -228 C -96 -204, -136 -150, -138 -76',
    ])
    inside(pen, WAVES, () =>
      stroke(pen, 'M -170 -80 C -140 -150, -80 -194, 0 -200 C 80 -194, 140 -150, 170 -80', '#15161c', 12),
    )
  },
}

export const bun: Style = {
  back(pen, hair) {
    mass(pen, oval(4, -222, 52, 48), hair)
    strands(pen, hair, ['M -30 -240 C -12 -262, 22 -264, 42 -246', 'M -34 -222 C -14 -240, 20 -242, 44 -226'], 0.5, 4)
  },
  front(pen, hair, face) {
    closeCut(pen, hair, face, { grown: 9, bottom: 0.25 })
    strands(pen, hair, [
      'M -116 -96 C -114 -150, -76 -192, -20 -204',
      'M -84 -146 C -72 -172, -42 -192, -10 -202',
      'M -38 -154 C -30 -174, -14 -190, 2 -202',
      'M 26 -154 C 26 -174, 18 -190, 12 -202',
    ])
    strands(pen, hair, ['M 78 -146 C 70 -172, 48 -192, 22 -202', 'M 112 -96 C 108 -148, 76 -190, 30 -204'], 0.25)
  },
}

const CURLS: readonly Curl[] = [
  ...along(11, [172, 368], { rx: 118, ry: 116, cy: -116, radius: 30 }),
  ...along(8, [192, 348], { rx: 88, ry: 72, cy: -126, radius: 30 }),
  ...along(7, [200, 340], { rx: 74, ry: 34, cy: -134, radius: 20 }),
]

export const curls: Style = {
  front(pen, hair, face) {
    closeCut(pen, hair, face, { bottom: 0.2 })
    fill(pen, 'M -100 -120 C -120 -220, 120 -220, 100 -120 C 60 -152, -60 -152, -100 -120 Z', hair.base)
    drawCurls(pen, CURLS, hair)
  },
}

export const afro: Style = {
  back(pen, hair) {
    const ball = oval(0, -122, 164, 148)
    drawCurls(pen, along(21, [148, 392], { rx: 158, ry: 144, cy: -122, radius: 28 }), hair)
    fill(pen, ball, hair.base)
    shadeSide(pen, ball, hair)
  },
  front(pen, hair, face) {
    closeCut(pen, hair, face, { grown: 8, bottom: 0.6 })
    drawCurls(
      pen,
      [
        ...along(9, [196, 344], { rx: 124, ry: 116, cy: -124, radius: 26 }),
        ...along(9, [190, 350], { rx: 98, ry: 62, cy: -122, radius: 22 }),
      ],
      hair,
    )
  },
}

export const twists: Style = {
  front(pen, hair, face) {
    closeCut(pen, hair, face, { bottom: 0.1 })
    const roots = [
      ...along(11, [204, 336], { rx: 106, ry: 94, cy: -122 }),
      ...along(9, [198, 342], { rx: 104, ry: 72, cy: -120 }),
      ...along(8, [196, 344], { rx: 94, ry: 40, cy: -120 }),
    ]
    for (const [index, [x, y]] of roots.entries()) {
      const lean = (index % 3) * 7 - 7 + x * 0.1
      const twist = `M ${x} ${y} C ${x + lean} ${y - 8}, ${x + lean * 1.4} ${y - 14}, ${x + lean * 1.2} ${y - 22}`
      stroke(pen, twist, x > 60 ? hair.dark : hair.base, 24)
      const turns = `M ${x - 6} ${y - 2} l 10 -6 M ${x - 5 + lean * 0.6} ${y - 15} l 10 -6`
      stroke(pen, turns, sheer(hair.light, x > 60 ? 0.2 : 0.45), 4)
    }
  },
}
