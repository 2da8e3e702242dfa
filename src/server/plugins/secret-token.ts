import { createHash, randomBytes } from 'node:crypto'

const FORM = /^[A-Za-z0-9_-]{43}$/

/** What a cookie holds; the database knows only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string | undefined): text is string => text !== undefined && FORM.test(text)

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
