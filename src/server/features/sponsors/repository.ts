import { sql } from 'kysely'
import type { Sponsor } from '#contract/sponsor.ts'
import type { SponsorChange, SponsorData } from '#contract/sponsor-data.ts'
import { SPONSORS_MAX } from '#domain/club/sponsor.ts'
import { movedTo } from '#domain/team/team-order.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readSponsors } from '#server/db/sponsors.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** A logo as it is stored. */
export interface KeptLogo {
  logo: string
  logoWidth: number
  logoHeight: number
}

const noSponsor = () => new ApiError(404, 'Nie ma takiego sponsora')

/** One change at a time: each renumbers the list. */
const changeSponsors = <T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> =>
  changeCatalogue(db, 'sponsors', async (tx) => {
    await sql`lock table sponsors in share row exclusive mode`.execute(tx)
    return change(tx)
  })

async function readSponsor(tx: Tx, id: number): Promise<Sponsor> {
  const sponsor = (await readSponsors(tx)).find((one) => one.id === id)
  if (!sponsor) throw noSponsor()
  return sponsor
}

const columnsOf = (change: SponsorChange, logo: KeptLogo | null) => ({
  ...(change.name !== undefined && { name: change.name }),
  ...(change.kinds !== undefined && { kinds: change.kinds && JSON.stringify(change.kinds) }),
  ...(change.competition !== undefined && { competition: change.competition }),
  ...(change.season !== undefined && { season: change.season }),
  ...(change.isActive !== undefined && { is_active: change.isActive }),
  ...(logo && { logo: logo.logo, logo_width: logo.logoWidth, logo_height: logo.logoHeight }),
})

async function putInOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.updateTable('sponsors').set({ position }).where('id', '=', id).execute()
}

export const addSponsor = (db: Db, { name, ...data }: SponsorData, logo: KeptLogo): Promise<Sponsor> =>
  changeSponsors(db, async (tx) => {
    const known = await readSponsors(tx)
    if (known.length >= SPONSORS_MAX) throw new ApiError(409, `Można mieć najwyżej ${SPONSORS_MAX} sponsorów`)
    const { id } = await tx
      .insertInto('sponsors')
      .values({
        name,
        logo: logo.logo,
        logo_width: logo.logoWidth,
        logo_height: logo.logoHeight,
        kinds: null,
        ...columnsOf(data, null),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putInOrder(tx, [...known.map((one) => one.id), id])
    return readSponsor(tx, id)
  })

export const changeSponsor = (db: Db, id: number, change: SponsorChange, logo: KeptLogo | null): Promise<Sponsor> =>
  changeSponsors(db, async (tx) => {
    await readSponsor(tx, id)
    const columns = columnsOf(change, logo)
    if (Object.keys(columns).length > 0) await tx.updateTable('sponsors').set(columns).where('id', '=', id).execute()
    if (change.place !== undefined) {
      const ids = (await readSponsors(tx)).map((one) => one.id)
      await putInOrder(tx, movedTo(ids, id, change.place))
    }
    return readSponsor(tx, id)
  })

export const deleteSponsor = (db: Db, id: number): Promise<void> =>
  changeSponsors(db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('sponsors').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw noSponsor()
  })
