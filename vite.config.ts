import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SERVER_PORT = Number(process.env.PORT ?? 3000)

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? '.' : 'src/web',
  publicDir: isSsrBuild ? false : '../../assets/public',
  plugins: [react()],
  // The server puts a fresh nonce in its place with every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20', minify: false }
    : { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      // The modules in src/web/api have addresses below /api too; those end in .ts.
      ['^/api/(?!.*\\.tsx?($|\\?))', '/files', '/healthz', '/readyz'].map((path) => [
        path,
        `http://127.0.0.1:${SERVER_PORT}`,
      ]),
    ),
  },
}))
