import type { Locator } from 'vitest/browser'

interface Drawn {
  width: number
  height: number
  name?: string
  type?: 'image/png' | 'image/jpeg'
  colour?: string
  /** With transparent corners. */
  isRound?: boolean
}

/** A picture of one colour, as a person would choose it. */
export async function pictureFile({
  width,
  height,
  name = 'herb.png',
  type = 'image/png',
  colour = '#c62828',
  isRound = false,
}: Drawn) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = colour
  if (isRound) context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 7)
  else context.rect(0, 0, width, height)
  context.fill()
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

const holding = (file: File): DataTransfer => {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

/** Lets a file fall onto an element, as from the desktop. */
export function dropFile(target: Locator, file: File): void {
  const dataTransfer = holding(file)
  for (const type of ['dragover', 'drop'])
    target.element().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

/** Ctrl+V with a picture on the clipboard, wherever the focus is. */
export function pasteFile(file: File): void {
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: holding(file) })
  ;(document.activeElement ?? document.body).dispatchEvent(paste)
}
