import { describe, expect, it } from 'vitest'
import { HttpError, hasStatus, NetworkError, serverMessage } from './http-error.ts'

const answer = (body: string, status: number, type: string, statusText = '') =>
  HttpError.from(new Response(body, { status, statusText, headers: { 'content-type': type } }))

describe('HttpError', () => {
  it('says the status and the message of a JSON body', async () => {
    const error = await answer('{"message":"Nieprawidłowe hasło"}', 401, 'application/json; charset=utf-8')
    expect(error.message).toBe('401: Nieprawidłowe hasło')
    expect(serverMessage(error)).toBe('Nieprawidłowe hasło')
    expect(hasStatus(error, 401)).toBe(true)
    expect(hasStatus(error, 403)).toBe(false)
  })

  it('says a plain body, or else the status text', async () => {
    expect((await answer('padło', 503, 'text/plain')).message).toBe('503: padło')
    const silent = await answer('', 502, 'text/plain', 'Bad Gateway')
    expect(silent.message).toBe('502: Bad Gateway')
    expect(serverMessage(silent)).toBe('Błąd HTTP: 502 Bad Gateway')
  })

  it('shows nobody a page of markup, and survives JSON that is none', async () => {
    expect((await answer('<html>…</html>', 502, 'text/html', 'Bad Gateway')).message).toBe('502: Bad Gateway')
    expect((await answer('{oops', 500, 'application/json')).message).toBe('500: {oops')
  })

  it('keeps the whole body for those who need more than the message', async () => {
    const error = await answer('{"message":"Konflikt","current":null}', 409, 'application/json')
    expect(error.body).toEqual({ message: 'Konflikt', current: null })
  })
})

describe('serverMessage', () => {
  it('speaks of the connection when no server was reached', () => {
    expect(serverMessage(new NetworkError(new TypeError('Failed to fetch')))).toContain('Brak połączenia')
  })
})
