import type { z } from 'zod'
import { lineError, NetworkError } from './http-error.ts'

/** What is no JSON was cut off on its way, or is somebody else's: the line's fault, so that the call is tried again. */
export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw lineError(error, signal)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

/** JSON that the contract does not know is no outage: trying again brings the same. */
export async function readAnswer<T>(response: Response, answer: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
  const json = await readJson(response, signal)
  try {
    return answer.parse(json)
  } catch (cause) {
    throw new Error('Serwer odpowiedział w nieznanym formacie. Odśwież stronę.', { cause })
  }
}
