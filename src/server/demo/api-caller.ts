import type { FastifyInstance, InjectOptions } from 'fastify'

type Body = InjectOptions['payload']
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Somebody who uses the app's own API without a network, with the cookie they were given. A refusal ends the work. */
export class ApiCaller {
  private cookies: Record<string, string> = {}

  constructor(private readonly app: FastifyInstance) {}

  private async send<Answer>(method: Method, url: string, payload?: Body, type?: string): Promise<Answer> {
    const headers = type ? { 'content-type': type } : {}
    const response = await this.app.inject({ method, url, payload, headers, cookies: this.cookies })
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`)
    for (const { name, value } of response.cookies) this.cookies[name] = value
    return response.body === '' ? (undefined as Answer) : response.json<Answer>()
  }

  get<Answer>(url: string): Promise<Answer> {
    return this.send('GET', url)
  }

  post<Answer>(url: string, body: object): Promise<Answer> {
    return this.send('POST', url, body)
  }

  put<Answer>(url: string, body: object): Promise<Answer> {
    return this.send('PUT', url, body)
  }

  patch<Answer>(url: string, body: object): Promise<Answer> {
    return this.send('PATCH', url, body)
  }

  upload<Answer>(url: string, form: FormData, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
    return this.send(method, url, form as unknown as Body)
  }

  sendBytes<Answer>(url: string, bytes: Buffer): Promise<Answer> {
    return this.send('PATCH', url, bytes, 'application/octet-stream')
  }

  async delete(url: string): Promise<void> {
    await this.send('DELETE', url)
  }
}
