import type { Post, PostTopic } from '../match/post.ts'

type Words = Pick<Post, 'headline' | 'text'>

interface Ready {
  label: string
  headline: string
  /** Worded so that the name stands as it is: no case, no gender. */
  of(name: string): string
  /** Of nobody in particular. */
  ofNobody: string
}

/** What clubs post again and again. A quote has no ready words: nobody is told what they have said. */
export const READY_POSTS: Readonly<Record<PostTopic, Ready>> = {
  own: { label: 'Własny', headline: '', of: () => '', ofNobody: '' },
  birthday: {
    label: 'Urodziny',
    headline: 'Wszystkiego najlepszego!',
    of: (name) => `Dziś urodziny obchodzi ${name}.\nZdrowia, radości i wielu udanych meczów!`,
    ofNobody: 'Dziś świętujemy urodziny w naszej drużynie.\nZdrowia, radości i wielu udanych meczów!',
  },
  transfer: {
    label: 'Transfer',
    headline: 'Witamy w klubie!',
    of: (name) => `Do drużyny dołącza ${name}.\nDo zobaczenia na boisku!`,
    ofNobody: 'Mamy nowe nazwisko w drużynie.\nDo zobaczenia na boisku!',
  },
  callUp: {
    label: 'Powołanie',
    headline: 'Powołanie do kadry',
    of: (name) => `${name} z powołaniem do kadry.\nGratulujemy i trzymamy kciuki!`,
    ofNobody: 'Mamy powołanie do kadry.\nGratulujemy i trzymamy kciuki!',
  },
  injury: {
    label: 'Kontuzja',
    headline: 'Wracaj do zdrowia!',
    of: (name) => `${name} pauzuje z powodu kontuzji.\nCzekamy na powrót na boisko.`,
    ofNobody: 'Kontuzja w naszej drużynie.\nCzekamy na powrót na boisko.',
  },
  quote: { label: 'Cytat', headline: '', of: () => '', ofNobody: '' },
}

/** Null: of nobody. */
export function readyWords(topic: PostTopic, name: string | null): Words {
  const { headline, of, ofNobody } = READY_POSTS[topic]
  return { headline, text: name === null ? ofNobody : of(name) }
}

const isSaid = ({ headline, text }: Words, said: Words): boolean => headline === said.headline && text === said.text

/** Nobody has typed anything: the words are ready ones, or none. */
export const isUntouched = (post: Post, name: string | null): boolean =>
  isSaid(post, { headline: '', text: '' }) || isSaid(post, readyWords(post.topic, name))

/** Another topic; its words come by themselves only where nobody has typed any. */
export const withTopic = (post: Post, topic: PostTopic, name: string | null): Post => ({
  ...post,
  ...(isUntouched(post, name) && readyWords(topic, name)),
  topic,
})

interface Named {
  id: number
  name: string
}

/** Of somebody else: ready words name them. */
export const withPlayer = (post: Post, before: string | null, player: Named | null): Post => ({
  ...post,
  ...(isUntouched(post, before) && readyWords(post.topic, player?.name ?? null)),
  playerId: player?.id ?? null,
})
