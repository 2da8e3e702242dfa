import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { ReadPicture } from '#server/rendering/pictures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Harness {
  url: string
  close(): Promise<void>
}

/** The engine's own modules on a page of their own, without the app around them. */
export async function serveHarness(path = 'e2e/graphics/harness.html'): Promise<Harness> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-harness',
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('the harness does not listen')
  return { url: `http://127.0.0.1:${address.port}/${path}`, close: () => server.close() }
}

/** Serves pictures to the page and to Node from the same bytes. */
export async function routePictures(page: Page, read: ReadPicture): Promise<void> {
  await page.route(/\/(pictures\/|default-crest\.png)/, async (route) => {
    const bytes = await read(new URL(route.request().url()).pathname)
    if (bytes) await route.fulfill({ body: bytes, contentType: 'image/png' })
    else await route.fulfill({ status: 404 })
  })
}
