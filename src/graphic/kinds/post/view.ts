import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { EMPTY_POST, type PostTopic } from '#domain/match/post.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'

export interface PostView extends MatchView {
  topic: PostTopic
  headline: string
  text: string
  /** One of ours that it is about. */
  player: PlayerView | null
  /** Theirs; empty: it is about nobody. */
  name: string
}

/** Blanks at the ends of lines, and more than one empty line, are nobody's intention. */
const tidy = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

export function postView(match: ShownMatch, catalogue: Catalogue): PostView {
  const { topic, headline, text, playerId } = match.post ?? EMPTY_POST
  const player = playerNamed(catalogue, playerId)
  return {
    ...matchView(match, catalogue),
    topic,
    headline: tidy(headline).replaceAll('\n', ' '),
    text: tidy(text),
    player,
    name: player ? fullName(player) : '',
  }
}

/** Words of somebody's are the message; of other posts the headline is. */
export const isQuote = ({ topic, text }: PostView): boolean => topic === 'quote' && text !== ''

/** In quotation marks, unless somebody has typed them. */
export const quoted = (words: string): string => (/^[„"“«]/.test(words) ? words : `„${words}”`)
