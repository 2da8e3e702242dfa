import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useMatchesStore } from './matches-store.ts'
import { openMatch, useOpenMatch } from './open-match.ts'

/** Opens the match that the address names; so a reload, the way back and a link that was passed on show the same one. */
export function useAddressedMatch(isSignedIn: boolean): void {
  const { mecz } = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = mecz === undefined || !isSignedIn ? null : String(mecz)
  const number = useMatchesStore(({ numbers }) => (named === null ? undefined : numbers[named]))
  // Before anything is painted: the screens must not show another match than the address says.
  useLayoutEffect(() => openMatch(named), [named])
  // Only this browser knows the name; by its number others find the match too.
  useEffect(() => {
    if (number !== undefined) void navigate({ to: '.', search: { mecz: number }, replace: true })
  }, [number, navigate])
  const chosen = useOpenMatch((open) => open.chosen)
  // A match that somebody stays with though it is not the current one any more. As it is by now: `chosen` may be of the
  // address before.
  useEffect(() => {
    const { chosen: kept } = useOpenMatch.getState()
    if (isSignedIn && named === null && kept !== null && kept === chosen) {
      void navigate({ to: '.', search: { mecz: Number(kept) }, replace: true })
    }
  }, [isSignedIn, named, chosen, navigate])
}
