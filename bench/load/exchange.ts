import { type Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: string
  ms: number
}

/** One request over a kept connection; a connection that breaks is an error of the run. */
export function exchange(agent: Agent, url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const sending = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, ms: performance.now() - since }))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
