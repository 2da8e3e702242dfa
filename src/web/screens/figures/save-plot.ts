import { saveFile } from '#web/graphics/save-file.ts'
import { PLOT } from './plot.ts'

const SCALE = 3
const MARGIN = 24
const TITLE_HEIGHT = 40
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'font-size', 'font-weight', 'font-family'] as const

/** Apart from the page a drawing has no style sheet: it takes along how it looks there. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll('*')
  svg.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const name of LOOKS) copies[index]?.setAttribute(name, style.getPropertyValue(name))
  })
  copy.setAttribute('width', String(PLOT.width * SCALE))
  copy.setAttribute('height', String(PLOT.height * SCALE))
  return new XMLSerializer().serializeToString(copy)
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The plot with its title, on the page's own ground, as a file. */
export async function savePlot(svg: SVGSVGElement, title: string, fileName: string): Promise<void> {
  const picture = await drawn(standalone(svg))
  const canvas = document.createElement('canvas')
  canvas.width = (PLOT.width + 2 * MARGIN) * SCALE
  canvas.height = (PLOT.height + TITLE_HEIGHT + 2 * MARGIN) * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Ta przeglądarka nie potrafi rysować')
  const page = getComputedStyle(document.body)
  context.fillStyle = page.backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = page.color
  context.font = `700 ${22 * SCALE}px ${page.fontFamily}`
  context.fillText(title, MARGIN * SCALE, (MARGIN + 22) * SCALE)
  context.drawImage(picture, MARGIN * SCALE, (MARGIN + TITLE_HEIGHT) * SCALE)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('Przeglądarka nie zapisała obrazu')
  saveFile(file, fileName)
}
