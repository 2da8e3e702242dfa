import { refuseForeignPage } from './foreign-page.ts'
import { HttpError, NetworkError } from './http-error.ts'

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, { method, credentials: 'same-origin' })
    .then(refuseForeignPage)
    .catch((error: unknown) => {
      throw new NetworkError(error)
    })
  if (!response.ok) throw await HttpError.from(response)
  return response
}

/** First whether it is there, then the file itself. */
export async function fetchGraphic(url: string): Promise<Blob> {
  await ask(url, 'HEAD')
  return (await ask(url, 'GET')).blob()
}
