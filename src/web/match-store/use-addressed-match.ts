import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useMatchesStore } from './matches-store.ts'
import { openMatch } from './open-match.ts'

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
}
