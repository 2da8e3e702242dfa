/** The networks' own sharers take an address, not a file. */
export const SHARERS = {
  facebook: { label: 'Facebook', address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  x: { label: 'X', address: (url: string, text: string) => `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
  whatsapp: { label: 'WhatsApp', address: (url: string, text: string) => `https://wa.me/?text=${text}%20${url}` },
} as const satisfies Record<string, { label: string; address(url: string, text: string): string }>

export type Sharer = keyof typeof SHARERS

export const sharerAddress = (sharer: Sharer, graphicUrl: string, caption: string): string =>
  SHARERS[sharer].address(encodeURIComponent(graphicUrl), encodeURIComponent(caption))

export const absoluteUrl = (url: string): string => new URL(url, window.location.origin).href

const asFile = (png: Blob, name: string): File => new File([png], name, { type: 'image/png' })

/** The device's share sheet with the picture itself, which is how Instagram is reached. */
export const canShareFile = (png: Blob, name: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [asFile(png, name)] })

/** False: the person changed his mind. */
export async function shareFile(png: Blob, name: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [asFile(png, name)], text })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
