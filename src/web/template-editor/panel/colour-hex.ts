const pair = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

let surface: CanvasRenderingContext2D | null = null

/** Any colour that a template may hold, words too, as the picker wants it: #rrggbbaa. */
export function colourHex(colour: string): string {
  surface ??= document.createElement('canvas').getContext('2d')
  if (!surface) return colour
  surface.fillStyle = '#000000'
  surface.fillStyle = colour
  const read = surface.fillStyle
  if (read.startsWith('#')) return `${read}ff`
  const [red = 0, green = 0, blue = 0, alpha = 1] = (read.match(/[\d.]+/g) ?? []).map(Number)
  return `#${pair(red)}${pair(green)}${pair(blue)}${pair(alpha * 255)}`
}

/** Without the part that says nothing: a full colour is #rrggbb, a fully clear one has a name. */
export function storedColour(hex: string): string {
  if (hex.length === 9 && hex.endsWith('00')) return 'transparent'
  return hex.length === 9 && hex.endsWith('ff') ? hex.slice(0, 7) : hex
}
