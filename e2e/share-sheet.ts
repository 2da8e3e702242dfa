import type { Page } from '@playwright/test'

interface SharedFile {
  name: string
  type: string
  bytes: number
  width: number
  height: number
  text: string
}

interface ShareSheet {
  shared(): Promise<SharedFile[]>
  refuse(): Promise<void>
}

/** A device with a share sheet, which takes what it is given or, after `refuse`, does not. */
export async function withShareSheet(page: Page): Promise<ShareSheet> {
  await page.addInitScript(() => {
    const state = { shared: [] as SharedFile[], isRefusing: false }
    Object.assign(globalThis, { shareSheet: state })
    navigator.canShare = () => true
    navigator.share = async (data) => {
      if (state.isRefusing) throw new DOMException('Udostępnianie zablokowane', 'NotAllowedError')
      const [file] = data?.files ?? []
      if (!file) throw new Error('no file was shared')
      const { width, height } = await createImageBitmap(file)
      state.shared.push({ name: file.name, type: file.type, bytes: file.size, width, height, text: data?.text ?? '' })
    }
  })
  type Device = { shareSheet: { shared: SharedFile[]; isRefusing: boolean } }
  return {
    shared: () => page.evaluate(() => (globalThis as unknown as Device).shareSheet.shared),
    refuse: () =>
      page.evaluate(() => {
        ;(globalThis as unknown as Device).shareSheet.isRefusing = true
      }),
  }
}
