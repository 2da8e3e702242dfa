import { followedName } from '#domain/lineup/name-direction.ts'
import type { PostTopic } from '#domain/match/post.ts'
import { isQuote, type PostView, quoted } from './view.ts'

const SIGNS: Readonly<Record<PostTopic, string>> = {
  own: '📣',
  birthday: '🎂',
  transfer: '✍️',
  callUp: '⭐',
  injury: '💪',
  quote: '💬',
}

/** Who said it: a player, or whoever the headline names. */
const saidBy = ({ name, headline }: PostView): string =>
  [name && followedName(name), headline].filter(Boolean).join(', ')

/** The name where the words do not say it. */
const unsaid = ({ name, headline, text }: PostView): string =>
  name && !`${headline} ${text}`.includes(name) ? followedName(name) : ''

export function postCaption(view: PostView): string[] {
  const { topic, headline, text } = view
  if (isQuote(view)) return [`${SIGNS.quote} ${quoted(text)}`, saidBy(view) && `– ${saidBy(view)}`]
  return [[SIGNS[topic], headline || unsaid(view)].filter(Boolean).join(' '), headline && unsaid(view), text]
}

const onOneLine = (words: string): string => words.replaceAll('\n', ' ')

export function postAltText(view: PostView): string[] {
  const { headline, text, name } = view
  if (isQuote(view)) {
    const by = saidBy(view)
    return [`Grafika z cytatem: ${quoted(onOneLine(text).replace(/\.$/, ''))}`, by && `Mówi: ${by}`]
  }
  return [
    `Grafika klubu${headline && `: ${headline}`}`,
    onOneLine(text),
    name && unsaid(view) && `Na grafice: ${followedName(name)}`,
  ]
}
