import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { pl } from 'zod/locales'
import { ApiError } from './api-error.ts'

const DEPTH_MAX = 50
const LONE_SURROGATE = /\p{Surrogate}/u
const polish = pl().localeError

/** Texts that a schema does not word itself name the field and what is allowed. */
z.config({
  localeError: (issue) => {
    const said = polish(issue)
    const text = typeof said === 'string' ? said : said?.message
    const field = issue.path?.join('.')
    return field ? `Pole „${field}”: ${text}` : text
  },
})

function refuseUnstorableText(text: string): void {
  if (text.includes('\0')) throw new ApiError(400, 'Dane zawierają niedozwolony znak NUL')
  if (LONE_SURROGATE.test(text)) throw new ApiError(400, 'Dane zawierają niepełny znak (pół pary zastępczej Unicode)')
}

/** PostgreSQL can hold neither NUL nor half a letter, and bottomless nesting serves no honest caller. */
export function refuseUnstorable(input: unknown): void {
  const open: Array<{ value: unknown; depth: number }> = [{ value: input, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') refuseUnstorableText(value)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth >= DEPTH_MAX) throw new ApiError(400, `Dane są zagnieżdżone głębiej niż ${DEPTH_MAX} poziomów`)
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') throw new ApiError(400, 'Dane zawierają niedozwoloną nazwę pola')
      open.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 })
    }
  }
}

const utf8 = new TextDecoder()

function parsed(body: Buffer, parse: (body: Buffer) => unknown): { data?: unknown; error: ApiError | null } {
  try {
    // A body-less POST that still names JSON as its type (many clients do) means "no body", not an error.
    return { data: body.length === 0 ? undefined : parse(body), error: null }
  } catch {
    return { error: new ApiError(400, 'Treść żądania nie jest poprawnym JSON-em') }
  }
}

/** Reads JSON bodies, for all routes or for those of the plugin that it is given. */
export function parseJsonBodies(app: FastifyInstance, parse: (body: Buffer) => unknown): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const { data, error } = parsed(body as Buffer, parse)
    done(error, data)
  })
}

export const inputGate = fp(async (app: FastifyInstance) => {
  parseJsonBodies(app, (body) => JSON.parse(utf8.decode(body)))
  app.removeContentTypeParser('text/plain')

  app.addHook('preValidation', (request, _reply, done) => {
    refuseUnstorable(request.params)
    refuseUnstorable(request.query)
    // A stream is no data yet; whoever reads it looks at what comes out.
    if (!(request.body instanceof Readable)) refuseUnstorable(request.body)
    done()
  })
})
