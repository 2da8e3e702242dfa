const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** What a camera makes at its best, with room to spare. */
export const PHOTO_MAX_BYTES = 40 * MEGABYTE
export const PHOTO_MAX_PIXELS = 50_000_000

/** Of a photo that is sent piece by piece; the last piece may be smaller. */
export const CHUNK_MIN_BYTES = 64 * KILOBYTE
export const CHUNK_MAX_BYTES = 4 * MEGABYTE

export const PHOTO_TOO_LARGE = 'Plik jest za duży. Zdjęcie może mieć najwyżej 40 MB'
export const PHOTO_EMPTY = 'Plik jest pusty'
export const NOT_A_PHOTO = 'To nie jest zdjęcie JPG, PNG ani WebP albo plik jest uszkodzony'
export const HEIC_PHOTO =
  'To zdjęcie w formacie HEIC, którego jeszcze nie otwieramy. W iPhonie wybierz Ustawienia → Aparat → Formaty → ' +
  '„Najbardziej zgodne”, a to zdjęcie zapisz jako JPG i dodaj ponownie'

export const tooManyPixels = (width: number, height: number): string =>
  `Zdjęcie ma ${width}×${height} px, czyli ${Math.round((width * height) / 1_000_000)} megapikseli. Dozwolone jest najwyżej 50`

/** How many can be changed or deleted by one call. */
export const PHOTOS_AT_ONCE = 500
