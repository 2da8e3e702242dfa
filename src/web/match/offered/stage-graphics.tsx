import { useMemo, useState } from 'react'
import type { ClockStage } from '#domain/match/clock-stage.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { OfferedGraphics } from './offered-graphics.tsx'
import { kindsAtStage } from './offered-kinds.ts'

interface StageGraphicsProps {
  stage: ClockStage
  /** Whoever opens the clock later wants the clock. */
  isOpen: boolean
}

/** What belongs to a whistle, as soon as the clock was pressed for it. */
export function StageGraphics({ stage, isOpen }: StageGraphicsProps) {
  const [before, setBefore] = useState(stage)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setBefore(stage)
  }
  return isOpen && before !== stage ? <Offered stage={stage} /> : null
}

function Offered({ stage }: { stage: ClockStage }) {
  const catalogue = useCatalogue()
  const names = useMemo(() => kindsAtStage(stage), [stage])
  return names.length === 0 ? null : (
    <OfferedGraphics key={stage} names={names} catalogue={catalogue} eventId={null} isSmall />
  )
}
