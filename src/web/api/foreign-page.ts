/** A hotspot that wants to be signed in to says 200 to every call, with a page of its own. The service answers none with a page. */
export function refuseForeignPage(response: Response): Response {
  if (response.ok && response.headers.get('content-type')?.includes('html'))
    throw new TypeError('a page in place of an answer')
  return response
}
