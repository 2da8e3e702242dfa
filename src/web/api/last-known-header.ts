/** On an answer that the service worker gave from its store because the server was out of reach. */
export const LAST_KNOWN_HEADER = 'x-last-known-answer'
