import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type FirstStep, firstSteps, nextStep, SQUAD_TO_START } from '#domain/club/first-steps.ts'
import { logFailure } from '#web/api/log.ts'
import { currentMatchQuery } from '#web/api/match.ts'
import { opponentsQuery } from '#web/api/opponents.ts'
import { playersQuery } from '#web/api/players.ts'
import { settingNamed, settingsQuery, useSaveSetting } from '#web/api/settings.ts'
import { setupQuery } from '#web/api/setup.ts'

const KEY = 'firstSteps'
const HIDDEN = 'hidden'

/** A list that failed is the screen's to ask for again: the guide comes late and would ask before the person does. */
const WATCHED = { retryOnMount: false }

interface FirstSteps {
  steps: readonly FirstStep[]
  next: FirstStep
  missingPlayers: number
  hide: () => void
}

/** Once the path has been walked it does not come back. */
export function useIsGuided(): boolean {
  const settings = useQuery({ ...settingsQuery, ...WATCHED }).data
  return settings !== undefined && settingNamed(settings, KEY)?.value !== HIDDEN
}

/** Null: nothing to guide through, or not known yet. */
export function useFirstSteps(): FirstSteps | null {
  const settings = useQuery({ ...settingsQuery, ...WATCHED }).data
  const players = useQuery({ ...playersQuery, ...WATCHED }).data?.length
  const opponents = useQuery({ ...opponentsQuery, ...WATCHED }).data?.length
  const setup = useQuery({ ...setupQuery, ...WATCHED }).data
  const graphics = useQuery({ ...currentMatchQuery(), ...WATCHED }).data?.graphics.length ?? 0
  const { mutate } = useSaveSetting()
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
    mutate({ key: KEY, value: HIDDEN }, { onError: (error) => logFailure('Nie udało się ukryć wskazówek', error) })
  const isWalked = isKnown && next === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the last step is done
  useEffect(() => {
    if (isWalked) hide()
  }, [isWalked])
  if (!isKnown || !next) return null
  return { steps, next, missingPlayers: Math.max(0, SQUAD_TO_START - (players ?? 0)), hide }
}
