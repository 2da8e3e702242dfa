import { useState } from 'react'
import classes from './club-crest.module.css'
import { DEFAULT_CREST, useClub } from './use-club.ts'

interface ClubCrestProps {
  size: number
  className?: string
}

/** Decoration: the club's name stands beside it wherever it is used. */
export function ClubCrest({ size, className }: ClubCrestProps) {
  const { crest, isKnown } = useClub()
  const [broken, setBroken] = useState<string | null>(null)
  const source = crest === broken ? DEFAULT_CREST : crest
  return (
    <span className={className} style={{ width: size, height: size, flexShrink: 0 }}>
      {isKnown && (
        <img
          className={classes.crest}
          src={source}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(crest)}
          draggable={false}
        />
      )}
    </span>
  )
}
