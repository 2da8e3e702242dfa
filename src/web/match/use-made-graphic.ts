import type { Added } from '#web/graphic-queue/queue-steps.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { useFiledGraphics } from './use-filed-graphics.ts'
import { useGenerate } from './use-generate.ts'

interface Outcome {
  onSuccess: (added: Added) => void
  onError: (error: Error) => void
}

/** What has become of the graphic on the screen, in all its formats. */
export function useMadeGraphic(graphic: ShownGraphic, outcome: Outcome) {
  const generation = useGenerate(graphic, outcome)
  const { urls, hasOlder } = useFiledGraphics(graphic)
  const { isOfShown, wasMade } = generation
  // What was made of another state is not what stands on the screen.
  const url = (isOfShown ? generation.url : null) ?? urls[graphic.format] ?? null
  const isWhole = isOfShown || graphic.scenes.every(({ format }) => urls[format])
  const isOld = graphic.scenes.length > 0 && !isWhole && (hasOlder || wasMade)
  return {
    ...generation,
    /** Of the format on the screen. */
    url,
    /** Its files may be had, whether the server has them or not. */
    isAtHand: isOfShown || url !== null,
    isWaiting: generation.isWaiting && isOfShown,
    /** What was made is of another state, or not in every format. */
    isOld,
  }
}
