import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnMatch } from '#graphic/sample/stories.ts'
import { ownMatchOf } from '#graphic/style/own-match.ts'
import { matchListQuery } from '#web/api/matches.ts'

const NONE: readonly never[] = []

/** The match that the wall tells of; null: there is none, undefined: it is not known yet. */
export function useOwnMatch(today: string | undefined): OwnMatch | null | undefined {
  const { data, isError } = useInfiniteQuery(matchListQuery(null))
  const matches = data?.pages[0]?.matches
  const isKnown = matches !== undefined || isError
  return useMemo(() => (isKnown ? ownMatchOf(matches ?? NONE, today) : undefined), [isKnown, matches, today])
}
