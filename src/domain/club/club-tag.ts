import { clubNameOr } from './identity.ts'
import { withoutAccents } from './without-accents.ts'

const TAG_MAX = 40

/** The club's name without spaces. Dots and dashes go too: networks end a hashtag at the first of them. */
export function defaultHashtag(clubName: string | null | undefined): string {
  const word = clubNameOr(clubName).replace(/[^\p{Letter}\p{Mark}\p{Number}_]/gu, '')
  return `#${word || clubNameOr(null).replaceAll(' ', '')}`
}

/** The club's name as the beginning of a file name that every system takes. */
export function clubTag(clubName: string | null | undefined): string {
  const plain = withoutAccents(clubNameOr(clubName)).replace(/[^A-Za-z0-9]/g, '')
  return plain.slice(0, TAG_MAX) || 'Klub'
}
