import { Crest } from './crest.tsx'
import { useClub } from './use-club.ts'

interface ClubCrestProps {
  size: number
  className?: string
}

/** The place is kept until the club's own crest is known. */
export function ClubCrest({ size, className }: ClubCrestProps) {
  const { crest, isKnown } = useClub()
  return (
    <span className={className} style={{ width: size, height: size, flexShrink: 0 }}>
      {isKnown && <Crest src={crest} size={size} />}
    </span>
  )
}
