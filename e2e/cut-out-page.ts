import { readFileSync } from 'node:fs'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { RunningApp } from './app.ts'

/** A share of the photo's width and height. */
export interface Spot {
  x: number
  y: number
}

/** Of the NASA portrait. */
export const FACE: Spot = { x: 0.44, y: 0.24 }
export const CORNER: Spot = { x: 0.97, y: 0.03 }

const PORTRAIT = readFileSync(new URL('./photographs/astronaut.jpg', import.meta.url))

/** A real photograph of a person, so many pixels wide. */
export const portrait = (edge = 512): Promise<Buffer> =>
  edge === 512 ? Promise.resolve(PORTRAIT) : sharp(PORTRAIT).resize(edge).jpeg({ quality: 92 }).toBuffer()

/** As a studio gives it: without what is above a slope, flag and all below it; its own transparency, which no network would give. */
export const studioPortrait = (): Promise<Buffer> =>
  sharp(PORTRAIT)
    .composite([
      {
        input: Buffer.from(
          '<svg width="512" height="512"><path d="M0 200 L150 0 H300 L470 200 V490 H0 Z" fill="#fff"/></svg>',
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer()

interface Photographed {
  lastName: string
  number: number
  photo: Buffer
  scorerPhoto?: Buffer
}

export async function addPhotographed(
  app: RunningApp,
  cookie: string,
  { lastName, number, photo, scorerPhoto }: Photographed,
): Promise<void> {
  const body = new FormData()
  body.set('playerData', JSON.stringify({ firstName: 'Ewa', lastName, number }))
  body.set('playerImage', new Blob([new Uint8Array(photo)]), 'a.jpg')
  if (scorerPhoto) body.set('scorerImage', new Blob([new Uint8Array(scorerPhoto)]), 'b.jpg')
  const response = await fetch(`${app.url}/api/players`, { method: 'POST', headers: { cookie }, body })
  expect(response.status).toBe(201)
}

/** The dialog in which a background is cut off, in verbs. */
export class CutOutPage {
  readonly dialog: Locator
  private touches: CDPSession | null = null

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Wytnij tło', exact: true })
  }

  get stage(): Locator {
    return this.dialog.getByTestId('cut-out-stage')
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async isReady(): Promise<void> {
    await expect(this.stage).toBeVisible()
    await expect.poll(() => this.opacityAt(FACE)).toBe(255)
  }

  choose(what: string): Promise<void> {
    return this.dialog.getByText(what, { exact: true }).click()
  }

  /** 0 to 255, as the person sees it. */
  opacityAt({ x, y }: Spot): Promise<number> {
    return this.stage.locator('canvas').evaluate(
      (canvas: HTMLCanvasElement, at) => {
        const [left, top] = [Math.floor(at.x * canvas.width), Math.floor(at.y * canvas.height)]
        const copy = new OffscreenCanvas(1, 1).getContext('2d')
        copy?.drawImage(canvas, -left, -top)
        return copy?.getImageData(0, 0, 1, 1).data[3] ?? -1
      },
      { x, y },
    )
  }

  private async onScreen({ x, y }: Spot): Promise<Spot> {
    const box = await this.stage.locator('canvas').boundingBox()
    if (!box) throw new Error('The cut-out is not on the screen')
    return { x: box.x + x * box.width, y: box.y + y * box.height }
  }

  async paint(from: Spot, to: Spot): Promise<void> {
    const [start, end] = [await this.onScreen(from), await this.onScreen(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }

  async paintByFinger(from: Spot, to: Spot): Promise<void> {
    const [start, end] = [await this.onScreen(from), await this.onScreen(to)]
    await this.touch('touchStart', [start])
    for (let step = 1; step <= 8; step++) {
      const share = step / 8
      await this.touch('touchMove', [
        { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
      ])
    }
    await this.touch('touchEnd', [])
  }

  /** Two fingers, one after the other as hands do it, which then spread. */
  async pinch(around: Spot, from: number, to: number): Promise<void> {
    const middle = await this.onScreen(around)
    const pair = (apart: number) => [
      { x: middle.x - apart / 2, y: middle.y },
      { x: middle.x + apart / 2, y: middle.y },
    ]
    await this.touch('touchStart', pair(from).slice(0, 1))
    await this.touch('touchStart', pair(from))
    for (let step = 1; step <= 6; step++) await this.touch('touchMove', pair(from + ((to - from) * step) / 6))
    await this.touch('touchEnd', [])
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[]): Promise<void> {
    this.touches ??= await this.page.context().newCDPSession(this.page)
    await this.touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  }
}

/** How opaque a stored cut-out is. */
export async function storedOpacity(app: RunningApp, url: string) {
  const bytes = Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer())
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = ({ x, y }: Spot) => {
    const [left, top] = [Math.round(x * (info.width - 1)), Math.round(y * (info.height - 1))]
    return data[4 * (top * info.width + left) + 3]
  }
  return { at, width: info.width, height: info.height }
}
