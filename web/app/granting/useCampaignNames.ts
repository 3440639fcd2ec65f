import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { type CampaignName, campaignNamesQuery, type CampaignNames } from '../../api/tokens.js'

/** All of them, however many pages they fill. */
export const readNames = async (
  read: (after: string | null) => Promise<CampaignNames | undefined>,
  after: string | null = null,
): Promise<readonly CampaignName[]> => {
  const page = await read(after)
  if (!page) return []
  const { hasNextPage, endCursor } = page.pageInfo
  return [...page.nodes.filter((one) => one !== null), ...(hasNextPage ? await readNames(read, endCursor) : [])]
}

/** The reader's campaigns, to choose from; none while they are read, or are of no interest. */
export const useCampaignNames = (wanted = true): readonly CampaignName[] => {
  const client = useClient()
  const [names, setNames] = useState<readonly CampaignName[]>([])
  useEffect(() => {
    if (!wanted) return
    let left = false
    const read = async (after: string | null): Promise<CampaignNames | undefined> =>
      (await client.query(campaignNamesQuery, { after }).toPromise()).data?.campaigns
    void readNames(read).then((all) => {
      if (!left) setNames(all)
    })
    return () => {
      left = true
    }
  }, [client, wanted])
  return names
}
