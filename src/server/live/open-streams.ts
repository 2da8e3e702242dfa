import type { FastifyInstance } from 'fastify'
import type { Stream } from './stream.ts'

/** The streams that are open on one address: kept awake by a beat, ended with the app. */
export function openStreams(app: Pick<FastifyInstance, 'addHook'>, beatMs: number): (stream: Stream) => void {
  const streams = new Set<Stream>()
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.beat()
  }, beatMs)
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of streams) stream.end()
  })
  return (stream) => {
    streams.add(stream)
    stream.onClose(() => streams.delete(stream))
  }
}
