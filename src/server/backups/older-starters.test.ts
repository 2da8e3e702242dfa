import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { clubIdentity } from '#server/club-identity.ts'
import { STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { keepStarters } from '#server/features/templates/keep-starters.ts'
import { drawBackgrounds } from '#server/features/templates/starter-backgrounds.ts'
import {
  putInStarterTemplates,
  redrawOldStarters,
  type StarterMeans,
} from '#server/features/templates/starter-templates.ts'
import { openRenderers } from '#server/rendering/renderers.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { studioInWords } from '#server/testing/studio-in-words.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'
import { backUpAs } from './testing/older-backup.ts'

const SCHEMA = '0024-gallery'
const KNOWN_THEN: readonly KindName[] = ['lineup', 'goal', 'opponent-goal', 'result']
const NEW_SINCE = KIND_NAMES.filter((kind) => !KNOWN_THEN.includes(kind))
const LOOKS_THEN: readonly LookName[] = ['broadcast', 'poster', 'classic']
const NEW_LOOKS = LOOK_NAMES.filter((look) => !LOOKS_THEN.includes(look))
/** As `look kind`. */
const GIVEN_SINCE = LOOK_NAMES.flatMap((look) =>
  (NEW_LOOKS.includes(look) ? KIND_NAMES : NEW_SINCE).map((type) => `${look} ${type}`),
).sort()

let club: TestClub
let means: StarterMeans
beforeAll(async () => {
  club = await openTestClub()
  means = { db: club.db, files: club.files, renderers: openRenderers(studioInWords(club.files)) }
  await club.signUp('Anna')
})
afterAll(() => club.close())

const templates = () => club.db.selectFrom('templates').selectAll().orderBy('id').execute()

async function putInCrest(primary: string): Promise<void> {
  const crest = await drawCrest({ primary, accent: '#ffffff' }, 'X').encode('png')
  const value = `/files/${await club.files.put(crest, 'png')}`
  await club.db.deleteFrom('settings').where('key', '=', 'clubLogo').execute()
  await club.db.insertInto('settings').values({ key: 'clubLogo', value }).execute()
}

/** A red club that has changed one of its templates, drawn the background of another, and thrown a third away. */
async function clubOfThen() {
  await putInCrest('#b3151f')
  await putInStarterTemplates(means)
  await redrawOldStarters(means)
  await club.db.deleteFrom('templates').where('type', 'in', NEW_SINCE).execute()
  await club.db.deleteFrom('starter_kinds').where('kind', 'in', NEW_SINCE).execute()
  await club.db.deleteFrom('templates').where('look', 'in', NEW_LOOKS).execute()
  await club.db.deleteFrom('starter_looks').where('look', 'in', NEW_LOOKS).execute()
  const of = (look: 'broadcast' | 'poster' | 'classic', type: KindName) =>
    club.db.updateTable('templates').where('look', '=', look).where('type', '=', type)
  const pieces = JSON.stringify({ heading: { shared: { hidden: true } } })
  await of('broadcast', 'goal').set({ name: 'Nasz gol', pieces, version: 5 }).execute()
  const own = `/files/${await club.files.put(await drawCrest({ primary: '#ffffff', accent: '#000000' }, 'Y').encode('png'), 'png')}`
  await of('poster', 'result').set({ background: own, backgrounds: '{}', is_starter: false }).execute()
  await club.db.deleteFrom('templates').where('look', '=', 'classic').where('type', '=', 'lineup').execute()
  return templates()
}

describe('a restored backup of a version with fewer kinds', () => {
  it('has starters of every new kind in its colours, and nothing of its own is touched', async () => {
    const before = await clubOfThen()
    const red = await clubIdentity(means)
    const name = await backUpAs(club, SCHEMA)
    await putInCrest('#1b3fae')
    await putInStarterTemplates(means)
    await club.backups.restore(name)
    expect(await templates()).toEqual(before)

    const keeper = keepStarters(means, { log: expect.unreachable, drawsAtStart: false })
    keeper.onEntries([{ id: 1, kind: 'restore', subject: '' }])
    await eventually(async () => {
      const drawn = (await templates()).filter(({ drawing }) => drawing === STARTER_DRAWING)
      expect(drawn).toHaveLength(before.length + GIVEN_SINCE.length)
    })
    await keeper.close()

    const after = await templates()
    expect(after.slice(0, before.length)).toEqual(before)
    const added = after.slice(before.length)
    expect(added.map(({ look, type }) => `${look} ${type}`).sort()).toEqual(GIVEN_SINCE)
    for (const { look, type, background, is_starter, is_default } of added) {
      const drawn = await drawBackgrounds(means.renderers, { look, type }, red, [DEFAULT_FORMAT])
      expect({ background, is_starter, is_default }).toEqual({
        background: drawn[DEFAULT_FORMAT],
        is_starter: true,
        is_default: look === 'broadcast',
      })
    }
  })
})
