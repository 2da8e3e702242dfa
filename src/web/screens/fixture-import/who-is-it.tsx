import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import type { Recognised, UnknownTeam } from '#domain/fixtures/recognise.ts'
import { useOpponents } from '#web/api/opponents.ts'

const OWN = 'own'
const NEW = 'new'

interface WhoIsItProps {
  team: UnknownTeam
  canAdd: boolean
  onChoose: (name: string, who: Recognised) => void
}

/** A name that is like somebody's, but not the same: a person knows. */
export function WhoIsIt({ team: { unknown, nearest }, canAdd, onChoose }: WhoIsItProps) {
  const opponents = useOpponents().data ?? []
  const near = new Set(nearest.map(({ opponentId }) => opponentId))
  const data = [
    ...nearest.map(({ opponentId, name }) => ({ value: String(opponentId), label: name })),
    ...(canAdd ? [{ value: NEW, label: `Nowy przeciwnik: ${unknown}` }] : []),
    { value: OWN, label: 'To nasza drużyna' },
    ...opponents.filter(({ id }) => !near.has(id)).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const choose = (value: string | null) => {
    if (value === null) return
    if (value === OWN) onChoose(unknown, OWN)
    else if (value === NEW) onChoose(unknown, { unknown, nearest: [] })
    else onChoose(unknown, { opponentId: Number(value) })
  }
  return (
    <Select
      mt="xs"
      maw={360}
      searchable
      label={`Kto to: ${unknown}?`}
      placeholder="Wybierz"
      data={data}
      value={null}
      onChange={choose}
    />
  )
}
