import type { Photo } from '#contract/photo.ts'
import { PlayersField } from './players-field.tsx'

interface PhotoPlayersProps {
  photo: Photo
  nameOf: (id: number) => string | null
  /** Only what this hand has changed: another may tag at the same time. */
  onChange: (change: { addPlayerIds: number[]; removePlayerIds: number[] }) => void
}

/** Who is on the photo: graphics about them offer it first. */
export function PhotoPlayers({ photo: { playerIds }, nameOf, onChange }: PhotoPlayersProps) {
  const tell = (chosen: readonly number[]) =>
    onChange({
      addPlayerIds: chosen.filter((id) => !playerIds.includes(id)),
      removePlayerIds: playerIds.filter((id) => !chosen.includes(id)),
    })
  return (
    <PlayersField label="Kto jest na zdjęciu" value={playerIds} known={playerIds} nameOf={nameOf} onChange={tell} />
  )
}
