import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ZodError } from 'zod'
import { TROUBLE_HEADER, type Trouble } from '#contract/error.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import type { DiskSpace } from '#server/storage/disk-space.ts'
import { ApiError } from './api-error.ts'

const MESSAGES: Record<number, string> = {
  400: 'Nieprawidłowe żądanie',
  401: 'Zaloguj się, aby to zrobić',
  403: 'Nie masz uprawnień do tej czynności',
  404: 'Nie ma takiego adresu',
  408: 'Dane nie dotarły na czas. Spróbuj ponownie',
  413: 'Przesłane dane są za duże',
  414: 'Adres jest za długi',
  415: 'Nieobsługiwany rodzaj danych',
  429: 'Za dużo prób. Spróbuj ponownie później',
  431: 'Nagłówki żądania są za duże',
  503: 'Baza danych jest chwilowo niedostępna. Spróbuj ponownie za chwilę',
}

const BY_CODE: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Treść żądania jest pusta',
  FST_ERR_BAD_URL: 'Adres jest nieprawidłowy',
}

/** What a file system, a quota, a limit on the process and PostgreSQL say. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

const TROUBLES: Record<Trouble, string> = {
  database: MESSAGES[503] ?? '',
  disk: 'Na dysku serwera zabrakło miejsca. Nic nie zostało zapisane',
}

const sendTrouble = (reply: FastifyReply, trouble: Trouble): FastifyReply =>
  send(reply.headers({ [TROUBLE_HEADER]: trouble, 'retry-after': '2' }), 503, TROUBLES[trouble])

const LONG_BODY_BYTES = 1024 * 1024

/** Somebody else's change, or a restore, took longer than this one was willing to wait. */
const LOCK_TIMED_OUT = '55P03'

export const issueMessages = (issues: ReadonlyArray<{ message?: string }>): string =>
  [...new Set(issues.map((issue) => issue.message))].slice(0, 5).join('; ')

function send(reply: FastifyReply, status: number, message: string, more: object = {}): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ message, ...more })
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    return send(reply.headers(error.more.headers ?? {}), error.status, error.message, error.more.body)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return send(reply, 400, issueMessages(error.validation))
  }
  if (error instanceof ZodError) return send(reply, 400, issueMessages(error.issues))
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'database away')
    return sendTrouble(reply, 'database')
  }
  if (NO_SPACE.has(error.code)) {
    request.log.error({ err: error }, 'no space left')
    return sendTrouble(reply, 'disk')
  }
  if (error.code === LOCK_TIMED_OUT) {
    request.log.error({ err: error }, 'waited too long for others')
    return send(reply.header('retry-after', '5'), 503, 'Trwa inna duża zmiana danych. Spróbuj ponownie za chwilę')
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return send(reply, status, BY_CODE[error.code] ?? MESSAGES[status] ?? MESSAGES[400] ?? '')
  }
  request.log.error({ err: error }, 'unexpected fault')
  return send(reply, 500, `Coś poszło nie tak po naszej stronie. Spróbuj ponownie. Numer zgłoszenia: ${request.id}`, {
    requestId: request.id,
  })
}

/** The rest of a body that nobody will read is not waited for; where it is short, a new connection would cost more. */
const isLongUnread = ({ raw }: FastifyRequest): boolean =>
  !raw.complete && !(Number(raw.headers['content-length']) < LONG_BODY_BYTES)

export const errorAnswers = fp(async (app: FastifyInstance, { disk }: { disk: DiskSpace }) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (isLongUnread(request)) reply.header('connection', 'close')
    // PostgreSQL goes away when its disk is full: then that is what a person must know.
    const isOfDisk = isDatabaseAway(error) && (await disk.isFull())
    return isOfDisk ? sendTrouble(reply, 'disk') : answer(error, request, reply)
  })
})

/** For faults before any route is found, such as an address that cannot be decoded. */
export const answerFrameworkError = answer

export const notFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, 404, MESSAGES[404] ?? '')
