import { IsNull, Not } from 'typeorm'
import { Holding, Naming, type NamingEntity, Place } from '../db/entities/places.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** In the order in which they said yes: the first takes over. */
export const coOrganisersOf = (tx: Tx, campaign: string): Promise<NamingEntity[]> =>
  sql(tx).find(Naming, {
    where: { campaign, role: 'CO_ORGANISER', acceptedAt: Not(IsNull()), endedAt: IsNull() },
    order: { acceptedAt: 'ASC', id: 'ASC' },
  })

export const coOrganises = (tx: Tx, campaign: string, userId: string): Promise<boolean> =>
  sql(tx).existsBy(Naming, {
    ...{ campaign, userId, role: 'CO_ORGANISER', acceptedAt: Not(IsNull()), endedAt: IsNull() },
  })

/** What somebody was named and has not answered. */
export const openNaming = (tx: Tx, campaign: string, userId: string): Promise<NamingEntity | null> =>
  sql(tx).findOne(Naming, {
    where: { campaign, userId, acceptedAt: IsNull(), endedAt: IsNull() },
    order: { namedAt: 'DESC' },
  })

/** Who was asked to take the organiser's place, and has not answered. */
export const namedSuccessor = (tx: Tx, campaign: string): Promise<NamingEntity | null> =>
  sql(tx).findOneBy(Naming, { campaign, role: 'ORGANISER', endedAt: IsNull() })

export const name = async (
  tx: Tx,
  row: Pick<NamingEntity, 'campaign' | 'userId' | 'role' | 'namedAt'>,
): Promise<void> => {
  await sql(tx).insert(Naming, row)
}

export const acceptNaming = async (tx: Tx, id: string, acceptedAt: Date): Promise<void> => {
  await sql(tx).update(Naming, { id }, { acceptedAt })
}

export const endNaming = async (tx: Tx, id: string, endedAt: Date): Promise<void> => {
  await sql(tx).update(Naming, { id }, { endedAt })
}

/** Everything that somebody was named in a campaign is over. */
export const endNamings = async (tx: Tx, campaign: string, userId: string, endedAt: Date): Promise<void> => {
  await sql(tx).update(Naming, { campaign, userId, endedAt: IsNull() }, { endedAt })
}

/** A present member by what the table calls their place; null for an id of another campaign as for one that does not exist. */
export const memberById = async (tx: Tx, campaign: string, id: string): Promise<{ readonly userId: string } | null> =>
  isUuid(id)
    ? ((await sql(tx).findOneBy(Holding, { id, campaign, until: IsNull() })) ??
      (await sql(tx).findOneBy(Place, { id, campaign, until: IsNull() })))
    : null
