'use client'

import { useEffect, useState } from 'react'
import { type Client, useClient } from 'urql'
import type { ResultOf } from '../../api/graphql.js'
import { throwsQuery } from '../../api/history.js'
import { useCampaignContext } from '../CampaignContext.js'

type Opened = NonNullable<NonNullable<ResultOf<typeof throwsQuery>['campaign']>['throws']>

/** @throws what the API answered with an error */
export const readThrows = async (client: Client, id: string, proven: boolean): Promise<Opened> => {
  const all: Opened[number][] = []
  for (let after = 0; ;) {
    const { data, error } = await client.query(throwsQuery, { id, after, proven }).toPromise()
    if (error) throw error
    const next = data?.campaign?.throws ?? []
    const last = next.at(-1)
    if (!last) return all
    all.push(...next)
    after = last.number
  }
}

/** The throws of a campaign that is over that count, once they are all read; none if they cannot be read. */
export const useThrows = (): Opened => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const [opened, setOpened] = useState<Opened>([])
  useEffect(() => {
    let here = true
    readThrows(client, id, false).then(
      (all) => here && setOpened(all.filter(({ undone }) => !undone)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [client, id])
  return opened
}
