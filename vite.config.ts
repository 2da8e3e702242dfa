import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentStylesCheck } from './scripts/web-build/component-styles-check.ts'
import { SERVICE_WORKER, serviceWorkerBuild } from './scripts/web-build/service-worker.ts'

const SERVER_PORT = Number(process.env.PORT ?? 3000)

/** Shared by the sign-in and the match screens, and not needed to start. */
const COMMON = new RegExp(
  [
    '@mantine/core/esm/components/(ActionIcon|FloatingIndicator|Group|Input|InputBase|TextInput)/',
    '@mantine/(core|hooks)/.*/(create-safe-context|get-auto-contrast-value|use-document-title|use-uncontrolled)\\.',
    '@tabler/icons-react/dist/esm/icons/Icon(BallFootball|Scoreboard|ShirtSport)\\.',
    '/src/domain/club/without-accents\\.',
    '/src/web/(api/setup|club/club-crest|ui/(pitch-lines|redirect-delay|toast))\\.',
  ].join('|'),
)

/** What is always loaded together is one file each: eighty small ones cost a seventh more, since each is compressed alone. */
const FIRST_LOAD = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'common', test: COMMON, priority: 2 },
  { name: 'match', test: /\/src\/web\/(app\/match-screens|screens\/lineup\/lineup-screen)\.tsx$/, priority: 1 },
]

/** The names of a screen's files are part of the first load: only those of the match day are asked for ahead of their turn. */
const MATCH_DAY = /\/(match|lineup|scorer|result|preview|auth)[-\w]*\.js$/
const preloaded = (file: string, needed: string[]): string[] =>
  MATCH_DAY.test(`/${file}`) ? needed : needed.filter((name) => name.endsWith('.css'))

export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === SERVICE_WORKER) return serviceWorkerBuild()
  return {
    root: isSsrBuild ? '.' : 'src/web',
    publicDir: isSsrBuild ? false : '../../assets/public',
    plugins: isSsrBuild ? [] : [react(), componentStylesCheck()],
    // The server puts a fresh nonce in its place with every page.
    html: { cspNonce: '__CSP_NONCE__' },
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          minify: false,
          rolldownOptions: {
            input: ['src/server/main.ts', 'src/server/decoder.ts', 'src/server/renderer.ts'],
            // All in one folder, where the code looks for what stands beside it.
            output: { chunkFileNames: '[name].js' },
          },
        }
      : {
          outDir: '../../dist/web',
          emptyOutDir: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          manifest: true,
          modulePreload: { polyfill: false, resolveDependencies: preloaded },
          rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
        },
    server: {
      proxy: Object.fromEntries(
        // The modules in src/web/api have addresses below /api too; those end in .ts.
        ['^/api/(?!.*\\.tsx?($|\\?))', '/files', '/app-icons', '/manifest.webmanifest', '/healthz', '/readyz'].map(
          (path) => [path, `http://127.0.0.1:${SERVER_PORT}`],
        ),
      ),
    },
  }
})
