import { EMPTY_POST, type Post } from '#domain/match/post.ts'
import { CLUB } from './matches-store.ts'
import { changeMatch } from './the-sync.ts'
import { useMatchOf } from './use-match.ts'

/** The post that is being written: kept on this device, for whoever is signed in. */
export const usePostDraft = (): Post => useMatchOf(CLUB, ({ post }) => post) ?? EMPTY_POST

export const setPostDraft = (post: Post): void => changeMatch((club) => ({ ...club, post }), 'rest', CLUB)
