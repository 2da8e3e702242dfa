import { ClubCrest } from '#web/club/club-crest.tsx'
import { Crest } from '#web/club/crest.tsx'

interface TeamCrestProps {
  isClub: boolean
  opponentLogo: string | null
  size: number
}

export function TeamCrest({ isClub, opponentLogo, size }: TeamCrestProps) {
  return isClub ? <ClubCrest size={size} /> : <Crest src={opponentLogo} size={size} />
}
