import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import type { KindTab } from '#graphic/kinds/kind.ts'
import { kindsOn } from '#graphic/kinds/tabs.ts'
import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useKinds } from '#web/match-store/use-kinds.ts'
import classes from './finished-graphic.module.css'
import { FinishedGraphic } from './finished-graphic.tsx'

interface KindGraphicsProps {
  tab: KindTab
  catalogue: ClubCatalogue
}

export function KindGraphics({ tab, catalogue }: KindGraphicsProps) {
  const names = useMemo(() => kindsOn(tab), [tab])
  const kinds = useKinds(names)
  if (kinds) return <FinishedGraphic tab={tab} kinds={kinds} names={names} catalogue={catalogue} />
  return (
    <div className={classes.finished}>
      <GraphicFrame className={classes.graphic} formats={[]} shown={null}>
        <Skeleton className={classes.picture} role="status" aria-label="Wczytywanie grafiki" />
      </GraphicFrame>
    </div>
  )
}
