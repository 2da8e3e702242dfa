export type Handling = 'page' | 'asset' | 'picture' | 'data'

/** What a match screen reads; each is kept as it was last answered. */
export const DATA_PATHS: ReadonlySet<string> = new Set([
  '/api/user',
  '/api/settings',
  '/api/players',
  '/api/teams',
  '/api/opponents',
  '/api/templates',
  '/api/sponsors',
  '/api/matches',
  '/api/matches/current',
])

/** Those that are asked of one team too: each team's answer is kept by itself. */
const TEAM_PATHS = /^\/api\/matches(\/current)?\?team=\d+$/

const NO_PAGE = /^\/(api|files|assets|app-icons|healthz|readyz)(\/|$)|\.\w+$/
const ASSET = /^\/(assets\/.+|default-crest\.(svg|png)|favicon\.svg)$/
const PICTURE = /^\/files\/.+/

interface Asked {
  method: string
  mode: RequestMode
  headers: Headers
  url: string
}

/** How the worker answers; null: not at all, the browser asks the server as if there were no worker. */
export function handlingOf({ method, mode, headers, url }: Asked, origin: string): Handling | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null
  const { pathname, search } = address
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page'
  if (ASSET.test(pathname)) return 'asset'
  if (PICTURE.test(pathname)) return 'picture'
  const asked = pathname + search
  return DATA_PATHS.has(asked) || TEAM_PATHS.test(asked) ? 'data' : null
}
