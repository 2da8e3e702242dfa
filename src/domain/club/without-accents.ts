/** Letters that Unicode does not take apart into a plain one and its mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
}

/** `Źródło` → `Zrodlo` */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łŁđĐøØßæÆœŒ]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFC')
