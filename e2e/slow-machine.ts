/** Where it is looked at that a thing happens: how long a slow machine, or one that others use too, takes for it. */
const AT_MOST = { timeout: 60_000 }

/** A graphic is drawn, encoded and sent. */
export const MADE = AT_MOST
/** The first service worker has fetched its two hundred files, beside all that the page does, and then the answers. */
export const ON_DEVICE = AT_MOST
