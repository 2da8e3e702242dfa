import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { ownSessionRoutes } from './features/accounts/own-session-routes.ts'
import { sessionRoutes } from './features/accounts/session-routes.ts'
import { userRoutes } from './features/accounts/user-routes.ts'
import { backupRoutes } from './features/backups/routes.ts'
import { competitionRoutes } from './features/competitions/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { fanLiveRoutes } from './features/fans/live-routes.ts'
import { pushRoutes } from './features/fans/push-routes.ts'
import { fanRoutes } from './features/fans/routes.ts'
import { figureRoutes } from './features/figures/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { fontRoutes } from './features/fonts/routes.ts'
import { galleryRoutes } from './features/gallery/routes.ts'
import { graphicRoutes } from './features/graphics/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { installRoutes } from './features/install/routes.ts'
import { leagueRoutes } from './features/leagues/routes.ts'
import { matchPageRoutes } from './features/match-page/routes.ts'
import { matchRoutes } from './features/matches/routes.ts'
import { opponentRoutes } from './features/opponents/routes.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { photoUploadRoutes } from './features/photos/upload-routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { cutoutRoutes } from './features/players/cutout-routes.ts'
import { playerRoutes } from './features/players/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { sponsorRoutes } from './features/sponsors/routes.ts'
import { stateRoutes } from './features/states/routes.ts'
import { teamRoutes } from './features/teams/routes.ts'
import { templateFileRoutes } from './features/templates/file-routes.ts'
import { templateRoutes } from './features/templates/routes.ts'
import { styleRoutes } from './features/templates/style-routes.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { answerFrameworkError, errorAnswers } from './plugins/errors.ts'
import { inputGate } from './plugins/input-gate.ts'
import { originCheck } from './plugins/origin.ts'
import { requestLimits } from './plugins/request-limits.ts'
import { requestLog } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { sessions } from './plugins/session.ts'
import { slowSenders } from './plugins/slow-senders.ts'
import { uploads } from './plugins/uploads.ts'
import { webPages } from './plugins/web-pages.ts'
import type { Services } from './services.ts'

/** Asked by crowds: what forms with files need is not set up for them, since it would cost with every request. */
const CROWD_FEATURES = [fanRoutes, fanLiveRoutes, pushRoutes]

const FEATURES = [
  sessionRoutes,
  ownSessionRoutes,
  setupRoutes,
  userRoutes,
  settingRoutes,
  teamRoutes,
  playerRoutes,
  cutoutRoutes,
  opponentRoutes,
  templateRoutes,
  templateFileRoutes,
  styleRoutes,
  pictureRoutes,
  photoRoutes,
  photoUploadRoutes,
  fontRoutes,
  sponsorRoutes,
  stateRoutes,
  graphicRoutes,
  galleryRoutes,
  matchRoutes,
  matchPageRoutes,
  leagueRoutes,
  competitionRoutes,
  figureRoutes,
  backupRoutes,
  eventRoutes,
  fileRoutes,
  healthRoutes,
  installRoutes,
]

const JSON_MAX_BYTES = 1024 * 1024
const CLOSE_PATIENCE_MS = 10_000

export interface AppOptions {
  services: Services
  webDir: string
  logger: { level: string } | false
}

/** The whole app, not yet listening. */
export async function buildApp({ services, webDir, logger }: AppOptions): Promise<FastifyInstance> {
  const { config, db, disk } = services
  const hops = config.trustProxy
  const app = fastify({
    logger,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: JSON_MAX_BYTES,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(slowSenders)
  await app.register(requestLog)
  await app.register(errorAnswers, { disk })
  await app.register(securityHeaders, { config })
  await app.register(originCheck, { config })
  await app.register(sessions, { db, config })
  await app.register(inputGate)
  await app.register(requestLimits, { db })
  await app.register(apiDocs)

  for (const feature of CROWD_FEATURES) await app.register(feature(services))
  await app.register(uploads)
  for (const feature of FEATURES) await app.register(feature(services))
  await app.register(webPages, { webDir })
  letConnectionsGoAtClose(app)
  return app
}

/**
 * Requests under way are finished, then their connections go. So do the spare ones that browsers open and that never
 * carried a request: Node would wait for those as if they did.
 */
function letConnectionsGoAtClose(app: FastifyInstance): void {
  const { server } = app
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const deadline = Date.now() + CLOSE_PATIENCE_MS
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
      if (Date.now() > deadline) server.closeAllConnections()
    }, 20)
    server.once('close', () => clearInterval(sweep))
  })
}
