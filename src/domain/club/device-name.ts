/** In this order: what comes later in the list calls itself by the names before it, or is named by them. */
const BROWSERS: ReadonlyArray<readonly [name: string, mark: RegExp]> = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
]

const SYSTEMS: ReadonlyArray<readonly [name: string, mark: RegExp]> = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]

const nameIn = (list: typeof BROWSERS, userAgent: string): string | undefined =>
  list.find(([, mark]) => mark.test(userAgent))?.[0]

/** The device in words that its owner knows it by: „Chrome, Android”. */
export function deviceName(userAgent: string | null): string {
  const names = [nameIn(BROWSERS, userAgent ?? ''), nameIn(SYSTEMS, userAgent ?? '')].filter(
    (name) => name !== undefined,
  )
  return names.length > 0 ? names.join(', ') : 'Nieznane urządzenie'
}
