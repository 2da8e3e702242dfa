import type { FormatName } from '#graphic/formats.ts'

/** What each is for, in the words of somebody who posts it. */
export const FORMAT_USES: Readonly<Record<FormatName, string>> = {
  portrait: 'Post na Instagramie i Facebooku: zajmuje najwięcej miejsca na ekranie telefonu.',
  square: 'Tam, gdzie wszystko jest kwadratowe: strona klubu, komunikatory, karuzela.',
  story: 'Relacja na cały ekran telefonu: Instagram, Facebook, WhatsApp.',
  landscape: 'X, strona internetowa i telebim.',
}
