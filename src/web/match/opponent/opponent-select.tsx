import { TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import { logFailure } from '#web/api/log.ts'
import { EmptyHint } from '#web/match/empty-hint.tsx'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { OpponentCrest } from './opponent-crest.tsx'
import type { OpponentListProps } from './opponent-list.tsx'

const loadList = () => import('./opponent-list.tsx').then((module) => module.OpponentList)

interface OpponentSelectProps {
  opponents: readonly Opponent[]
  value: number | null
  onChange: (id: number) => void
}

export function OpponentSelect({ opponents, value, onChange }: OpponentSelectProps) {
  const chosen = opponents.find(({ id }) => id === value)
  return (
    <div>
      <DeferredList opponents={opponents} chosen={chosen} onChange={onChange} />
      {opponents.length === 0 && (
        <EmptyHint to="/admin/opponents" linkLabel="Dodaj przeciwnika">
          Lista przeciwników jest pusta.
        </EmptyHint>
      )}
    </div>
  )
}

/** The field is there at once. The list under it comes when the page is at rest, or when the field is entered. */
function DeferredList(props: Omit<OpponentListProps, 'opensAtOnce'>) {
  const [List, setList] = useState<ComponentType<OpponentListProps> | null>(null)
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    const show = () => loadList().then((loaded) => setList(() => loaded))
    if (!isEntered) return whenAtRest(show)
    show().catch((error: unknown) => logFailure('Nie udało się wczytać listy przeciwników', error))
    return undefined
  }, [isEntered])
  if (List) return <List {...props} opensAtOnce={isEntered} />
  return (
    <TextInput
      label="Przeciwnik"
      placeholder="Wybierz przeciwnika"
      readOnly
      disabled={props.opponents.length === 0}
      leftSection={props.chosen && <OpponentCrest logo={props.chosen.logo} />}
      rightSection={<IconSelector size={16} aria-hidden />}
      value={props.chosen?.name ?? ''}
      onFocus={() => setEntered(true)}
    />
  )
}
