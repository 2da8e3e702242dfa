import { useEffect } from 'react'
import { type FirstStep, firstSteps, nextStep, SQUAD_TO_START } from '#domain/club/first-steps.ts'
import { logFailure } from '#web/api/log.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { usePlayers } from '#web/api/players.ts'
import { settingNamed, useSaveSetting, useSettings } from '#web/api/settings.ts'
import { useSetup } from '#web/api/setup.ts'

const KEY = 'firstSteps'

interface FirstSteps {
  steps: readonly FirstStep[]
  next: FirstStep
  missingPlayers: number
  hide: () => void
}

/** Null: nothing to guide through, or not known yet. Once the path has been walked it does not come back. */
export function useFirstSteps(): FirstSteps | null {
  const settings = useSettings().data
  const players = usePlayers().data?.length
  const opponents = useOpponents().data?.length
  const setup = useSetup().data
  const graphics = useCurrentMatch(true).data?.graphics.length ?? 0
  const { mutate } = useSaveSetting()
  const isHidden = settingNamed(settings, KEY)?.value === 'hidden'
  const isKnown = settings !== undefined && players !== undefined && opponents !== undefined && setup !== undefined
  const steps = isKnown
    ? firstSteps({
        hasName: Boolean(settingNamed(settings, 'clubName')?.value),
        hasCrest: Boolean(settingNamed(settings, 'clubLogo')?.value),
        players,
        opponents,
        hasGraphic: setup.hasGraphics || graphics > 0,
      })
    : []
  const next = nextStep(steps)
  const hide = () =>
    mutate({ key: KEY, value: 'hidden' }, { onError: (error) => logFailure('Nie udało się ukryć wskazówek', error) })
  const isWalked = isKnown && !isHidden && next === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the last step is done
  useEffect(() => {
    if (isWalked) hide()
  }, [isWalked])
  if (!isKnown || isHidden || !next) return null
  return { steps, next, missingPlayers: Math.max(0, SQUAD_TO_START - (players ?? 0)), hide }
}
