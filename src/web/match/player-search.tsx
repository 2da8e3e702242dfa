import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'
import type { Player } from '#contract/player.ts'
import { useIsTouchFirst } from './use-touch.ts'

interface PlayerSearchProps {
  found: readonly Player[]
  query: string
  onQuery: (query: string) => void
  /** Enter, when the search has found one player only. */
  onOnly: (playerId: number) => void
  ref?: Ref<HTMLInputElement>
}

export function PlayerSearch({ found, query, onQuery, onOnly, ref }: PlayerSearchProps) {
  const isTouchFirst = useIsTouchFirst()
  const pickOnly = (event: KeyboardEvent) => {
    const [only, second] = found
    if (event.key === 'Enter' && only && !second) onOnly(only.id)
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label="Szukaj zawodnika"
      placeholder="Nazwisko, imię albo numer"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={pickOnly}
      {...(!isTouchFirst && { 'data-autofocus': true })}
    />
  )
}
