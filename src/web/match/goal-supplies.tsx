import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { GOAL_TO_COME } from '#domain/match/events/shown-goal.ts'
import { neededAssets } from '#scene/needed-assets.ts'
import { loadFonts } from '#web/graphics/fonts.ts'
import { type Catalogue, useCatalogue } from '#web/match-store/catalogue.ts'
import { GRAPHIC_KINDS } from '#web/match-store/graphics/all-graphics.ts'
import { graphicOf } from '#web/match-store/use-graphic.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'

const KINDS = Object.values(GRAPHIC_KINDS)

/** What the match's graphics are drawn with, whoever scores next. */
function suppliesOf(match: ShownMatch, catalogue: Catalogue) {
  const states = [true, false].map((isOpponentGoal) => ({ ...match, isOpponentGoal, shownGoal: GOAL_TO_COME }))
  const scenes = states.flatMap((state) => KINDS.flatMap((kind) => graphicOf(kind, state, catalogue).scene ?? []))
  const needed = scenes.map(neededAssets)
  const playing = new Set([...match.positions.map(({ playerId }) => playerId), ...match.benchPlayers])
  const photos = catalogue.players
    .filter(({ id }) => playing.has(id))
    .flatMap(({ scorerImage, lineupImage }) => scorerImage ?? lineupImage ?? [])
  const pictures = needed.flatMap((assets) => assets.pictures.map(({ src }) => src))
  return { fonts: needed.flatMap(({ fonts }) => fonts), addresses: new Set([...pictures, ...photos]) }
}

/** Changes with what the graphics are drawn with, and not with each step of a drag. */
const ingredients = (match: ShownMatch): string =>
  JSON.stringify([
    match.selectedOpponent,
    match.selectedTemplates.lineup,
    match.selectedTemplates.goal,
    match.selectedTemplates.result,
    match.positions.map(({ playerId }) => playerId),
    match.benchPlayers,
  ])

/** To the last byte: an answer that nobody reads may stay half on its way, and holds its connection. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(address, { signal, priority: 'low' })
  await answer.blob()
  return answer.ok
}

/** One after the other and unhurried: whatever the person does meanwhile needs the line more. */
async function fetchAll(addresses: ReadonlySet<string>, fetched: Set<string>, signal: AbortSignal): Promise<void> {
  for (const address of addresses) {
    if (fetched.has(address)) continue
    // What cannot be had now is asked for again by the graphic that needs it.
    const isFetched = await fetchWhole(address, signal).catch(() => false)
    if (signal.aborted) return
    if (isFetched) fetched.add(address)
  }
}

/** Whether this page's worker answers for it yet; on the first visit it comes after the page. */
const useServiceWorker = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      navigator.serviceWorker?.addEventListener('controllerchange', onChange)
      return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange)
    },
    () => Boolean(navigator.serviceWorker?.controller),
  )

/** Fetches them before they are needed: at the pitch side the connection may be gone when the goal falls. */
export function GoalSupplies() {
  const catalogue = useCatalogue()
  const wanted = useMatch(ingredients)
  // What came past the worker before it was there is not on its shelf, and is fetched once more.
  const fetched = useRef({ pastWorker: new Set<string>(), throughWorker: new Set<string>() })
  const hasWorker = useServiceWorker()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read anew when what matters of it has changed
  useEffect(() => {
    const leaving = new AbortController()
    const { fonts, addresses } = suppliesOf(matchNow(), catalogue)
    void loadFonts(fonts)
    const { pastWorker, throughWorker } = fetched.current
    void fetchAll(addresses, hasWorker ? throughWorker : pastWorker, leaving.signal)
    return () => leaving.abort()
  }, [catalogue, wanted, hasWorker])
  return null
}
