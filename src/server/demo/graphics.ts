import { matchDocument } from '#contract/match-document.ts'
import { sentTemplate, type Template } from '#contract/template.ts'
import type { FormatName } from '#graphic/formats.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { fairQueue } from '#server/fair-queue.ts'
import type { Renderers } from '#server/rendering/renderers.ts'
import type { ApiCaller } from './api-caller.ts'
import type { DemoClub } from './match-day.ts'

/** What the demo club posts, and its stories. */
const FORMATS: readonly FormatName[] = ['portrait', 'story']

export interface Templates {
  of(look: LookName, kind: KindName): Template
}

export async function readTemplates(staff: ApiCaller): Promise<Templates> {
  const all = sentTemplate.array().parse(await staff.get('/api/templates'))
  return {
    of(look, kind) {
      const found = all.find((template) => template.look === look && template.type === kind)
      if (!found) throw new Error(`There is no starter template ${look} ${kind}`)
      return found
    },
  }
}

/** Graphics are drawn beside the matches, which do not wait for what has been ordered. */
export interface Drawing {
  /** Resolved once what is ordered is drawn and filed. */
  order(draw: (renderers: Renderers) => Promise<unknown>): Promise<void>
  /** Resolved once everything is. */
  finished(): Promise<void>
}

export function openDrawing(renderers: Renderers, atOnce: number): Drawing {
  const queue = fairQueue({
    workers: atOnce,
    waitingOfOne: Number.POSITIVE_INFINITY,
    waitingOfAll: Number.POSITIVE_INFINITY,
  })
  const orders: Promise<void>[] = []
  return {
    order(draw) {
      const order = queue.run('demo', async () => {
        await draw(renderers)
      })
      // A failure is heard of at the end, where all of them are waited for.
      order.catch(() => {})
      orders.push(order)
      return order
    },
    async finished() {
      await Promise.all(orders)
    },
  }
}

/** Orders graphics of the current match as the app draws them, dated to the moment at which they would have been made. */
export async function publishGraphic({ staff, drawing }: DemoClub, kind: KindName, madeAt: number): Promise<void> {
  const { documentId } = await staff.get<{ documentId: number }>('/api/matches/current')
  const { cells } = matchDocument.parse(await staff.get(`/api/matches/${documentId}`))
  const { publishesLineup } = kindFacts(kind)
  // One that names its match publishes no line-up with it, and one that does not belongs to the match that is on.
  const wanted = { kind, cells, ...(!publishesLineup && { matchId: documentId }) }
  const author = { by: null, now: Date.now(), madeAt }
  const order = drawing.order(async (renderers) => {
    for (const format of FORMATS) await renderers.graphic('demo', { ...wanted, format }, author)
  })
  if (publishesLineup) await order
}
