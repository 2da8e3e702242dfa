import { notifications } from '@mantine/notifications'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '#web/app/app.tsx'
import { loadSync } from '#web/match-store/load-sync.ts'
import { useMatchesStore } from '#web/match-store/matches-store.ts'
import { useOpenMatch } from '#web/match-store/open-match.ts'
import { useSync } from '#web/match-store/sync-phase.ts'
import { LiveStandIn } from './live-stand-in.ts'
import type { ServerStandIn } from './server-stand-in.ts'
import { uploadsTo } from './upload-stand-in.ts'

const WIDE = { width: 1_440, height: 900 }
const elsewhere = {
  fetch: globalThis.fetch,
  EventSource: globalThis.EventSource,
  XMLHttpRequest: globalThis.XMLHttpRequest,
}

const showToast = notifications.show

/** A toast would be gone before a busy machine has looked: one without a time of its own stays until the next. */
const keepToasts = (): void => {
  const show: typeof showToast = (toast) => showToast({ autoClose: false, ...toast })
  Object.assign(notifications, { show })
}

/** For a test of how long one stays. */
export const letToastsGo = (): void => {
  Object.assign(notifications, { show: showToast })
}

/** The page that is open is left. */
let leave = (): void => {}

/** A second visit finds what the first has left in the browser. */
export type Keeps = 'what the browser keeps' | undefined

/** What modules and the browser keep is of one visit. */
function forgetVisit(keeps: Keeps): void {
  if (keeps !== 'what the browser keeps') localStorage.clear()
  useMatchesStore.setState(useMatchesStore.getInitialState(), true)
  useOpenMatch.setState(useOpenMatch.getInitialState(), true)
  useSync.setState(useSync.getInitialState(), true)
}

/** The app at an address, as a browser with the stand-in for a server shows it; it is taken down when the test ends. */
export function openApp(path: string, server: ServerStandIn, keeps?: Keeps): { history: RouterHistory } {
  leave()
  forgetVisit(keeps)
  keepToasts()
  globalThis.fetch = (input, init) => server.fetch(elsewhere.fetch, input, init)
  Object.assign(globalThis, { EventSource: LiveStandIn, XMLHttpRequest: uploadsTo(server) })
  const history = createMemoryHistory({ initialEntries: [path] })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<App styleNonce="" history={history} />)
  leave = () => {
    root.unmount()
    place.remove()
    leave = () => {}
  }
  onTestFinished(async () => {
    vi.useRealTimers()
    notifications.clean()
    leave()
    await page.viewport(WIDE.width, WIDE.height)
    ;(await loadSync()).close()
    Object.assign(globalThis, elsewhere)
    expect(server.faults).toEqual([])
  })
  return { history }
}
