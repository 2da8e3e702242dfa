import { idFrom, isRecord, textFrom } from './gate.ts'

export const POST_HEADLINE_MAX = 60
export const POST_TEXT_MAX = 280
export const POST_LINES_MAX = 8

/** What it is about: by it the ready words are known, and a quote is set as one. */
export const POST_TOPICS = ['own', 'birthday', 'transfer', 'callUp', 'injury', 'quote'] as const
export type PostTopic = (typeof POST_TOPICS)[number]

/** Words of the club's own, with a player or without. */
export interface Post {
  topic: PostTopic
  headline: string
  text: string
  playerId: number | null
}

export const EMPTY_POST: Post = { topic: 'own', headline: '', text: '', playerId: null }

/** The gate: null for what says nothing. */
export function restorePost(value: unknown): Post | null {
  if (!isRecord(value)) return null
  return {
    topic: POST_TOPICS.find((topic) => topic === value.topic) ?? EMPTY_POST.topic,
    headline: textFrom(value.headline) ?? '',
    text: textFrom(value.text) ?? '',
    playerId: idFrom(value.playerId),
  }
}

/** What is too much of it, in words; null: nothing. */
export function postProblem(post: Pick<Post, 'headline' | 'text'>): string | null {
  if (post.headline.length > POST_HEADLINE_MAX) return `Nagłówek może mieć najwyżej ${POST_HEADLINE_MAX} znaków`
  if (post.text.length > POST_TEXT_MAX) return `Treść może mieć najwyżej ${POST_TEXT_MAX} znaków`
  if (post.text.split('\n').length > POST_LINES_MAX) return `Treść może mieć najwyżej ${POST_LINES_MAX} wierszy`
  return null
}
