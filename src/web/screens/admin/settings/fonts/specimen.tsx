import { Skeleton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { CLUB_FALLBACK, faceOf, fontString, weightOf } from '#graphic/scene/faces.ts'
import { loadFonts } from '#web/graphics/fonts.ts'
import classes from './fonts.module.css'

const WORDS = 'Zażółć gęślą jaźń 0123456789'
const SIZE = 24
const HEIGHT = SIZE * 1.5
const LIMIT_MS = 30_000
const WEIGHT = weightOf('normal')

type Phase = 'loading' | 'ready' | 'failed'

function useLoadedFont(fontFamily: string): Phase {
  const [phase, setPhase] = useState<Phase>('loading')
  useEffect(() => {
    let isGone = false
    const faces = [
      { face: faceOf(fontFamily), weight: WEIGHT },
      { face: CLUB_FALLBACK, weight: WEIGHT },
    ]
    void loadFonts(faces, LIMIT_MS).then((failed) => {
      if (!isGone) setPhase(failed.length > 0 ? 'failed' : 'ready')
    })
    return () => {
      isGone = true
    }
  }, [fontFamily])
  return phase
}

/** A line in the font itself, as graphics draw it. */
export function Specimen({ fontFamily }: { fontFamily: string }) {
  const phase = useLoadedFont(fontFamily)
  if (phase === 'loading') return <Skeleton height={HEIGHT} />
  if (phase === 'failed')
    return (
      <Text size="sm" c="dimmed">
        Nie udało się pokazać tej czcionki w przeglądarce. Grafiki użyją zamiast niej Arial.
      </Text>
    )
  return (
    <div className={classes.specimen} style={{ font: fontString(faceOf(fontFamily), WEIGHT, SIZE) }} lang="pl">
      {WORDS}
    </div>
  )
}
