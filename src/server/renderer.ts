import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connectDatabase } from './db/client.ts'
import { studioHere } from './features/graphics/studio-here.ts'
import { PictureCache } from './rendering/picture-cache.ts'
import { type FromThread, failureOf, type ThreadPlace, type ToThread } from './rendering/studio-messages.ts'
import { openFiles } from './stores.ts'

const PICTURES_MAX_BYTES = 128 * 1024 * 1024
/** One graphic at a time asks for a few things at once. */
const CONNECTIONS = 2

const port = parentPort
if (!port) throw new Error('renderer.ts is a thread of the app')

const { databaseUrl, timeZone, isAlone = false, ...place } = workerData as ThreadPlace

/** On Linux a priority is a thread's own: whoever asks for something small is answered before a graphic is drawn. */
if (process.platform === 'linux' && !isAlone) {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW))
}

const log = (message: string) => process.stderr.write(`${message}\n`)
const db = connectDatabase(databaseUrl, (error) => log(`database connection: ${error.message}`), CONNECTIONS)

/** With connections of its own: the event loop hears of a graphic when it is ordered and when it is done. */
const studio = openFiles(place, log).then((files) =>
  studioHere({ db, files, timeZone, kept: new PictureCache(PICTURES_MAX_BYTES) }),
)

async function carryOut(message: ToThread): Promise<unknown> {
  const { graphic, background } = await studio
  return message.task === 'graphic' ? graphic(...message.with) : background(...message.with)
}

port.on('message', (message: ToThread) => {
  const tell = (answer: FromThread) => port.postMessage(answer)
  carryOut(message).then(
    (done) => tell({ done }),
    (error: unknown) => tell({ failure: failureOf(error) }),
  )
})
