import { matchDocument } from '#contract/match-document.ts'
import { sentTemplate, type Template } from '#contract/template.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
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

/** Draws graphics of the current match as the app does, dated to the moment at which they would have been made. */
export async function publishGraphic(club: DemoClub, kind: KindName, madeAt: number): Promise<void> {
  const { documentId } = (await club.staff.get('/api/matches/current')) as { documentId: number }
  const { cells } = matchDocument.parse(await club.staff.get(`/api/matches/${documentId}`))
  for (const format of FORMATS) {
    await club.renderers.graphic('demo', { kind, format, cells }, { by: null, now: Date.now(), madeAt })
  }
}
