import type { Locator, Page } from '@playwright/test'

export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const portable = ({ name, mimeType, buffer }: PictureFile) => ({ name, mimeType, base64: buffer.toString('base64') })

/** Lets a file fall onto an element, as from the desktop. */
export async function dropFile(target: Locator, file: PictureFile): Promise<void> {
  await target.evaluate((element, { name, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
    for (const type of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
  }, portable(file))
}

/** Ctrl+V with a picture on the clipboard, wherever the focus is. */
export async function pasteFile(page: Page, file: PictureFile): Promise<void> {
  await page.evaluate(({ name, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], name, { type: mimeType }))
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, portable(file))
}
