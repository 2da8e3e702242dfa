import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { GOAL_TO_COME } from '#domain/match/events/shown-goal.ts'
import type { FormatName } from '#graphic/formats.ts'
import { graphicOf } from '#graphic/graphic-of.ts'
import type { Kind } from '#graphic/kinds/kind.ts'
import { loadKinds } from '#graphic/kinds/load-kinds.ts'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import { logFailure } from '#web/api/log.ts'
import { useClubFormats } from '#web/club/use-club-formats.ts'
import { loadFonts } from '#web/graphics/fonts.ts'
import { type ClubCatalogue, useCatalogue } from '#web/match-store/catalogue.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'

/** What the match's graphics are drawn with, whoever scores next. */
function suppliesOf(
  kinds: readonly Kind[],
  formats: readonly FormatName[],
  match: ShownMatch,
  catalogue: ClubCatalogue,
) {
  const states = [true, false].map((isOpponentGoal) => ({ ...match, isOpponentGoal, shownGoal: GOAL_TO_COME }))
  const graphics = states.flatMap((state) => kinds.map((kind) => graphicOf(kind, state, catalogue)))
  const scenes = graphics.flatMap(({ scene }) => formats.flatMap((format) => scene(format) ?? []))
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
    match.selectedTemplates,
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
  const formats = useClubFormats()
  const wanted = useMatch(ingredients)
  // What came past the worker before it was there is not on its shelf, and is fetched once more.
  const fetched = useRef({ pastWorker: new Set<string>(), throughWorker: new Set<string>() })
  const hasWorker = useServiceWorker()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read anew when what matters of it has changed
  useEffect(() => {
    const leaving = new AbortController()
    const { pastWorker, throughWorker } = fetched.current
    const fetchSupplies = async () => {
      const { fonts, addresses } = suppliesOf(await loadKinds(), formats, matchNow(), catalogue)
      if (leaving.signal.aborted) return
      void loadFonts(fonts)
      await fetchAll(addresses, hasWorker ? throughWorker : pastWorker, leaving.signal)
    }
    fetchSupplies().catch((error: unknown) => logFailure('Nie udało się przygotować grafik na później', error))
    return () => leaving.abort()
  }, [catalogue, formats, wanted, hasWorker])
  return null
}
