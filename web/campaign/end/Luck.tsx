'use client'

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/end.generated.js'
import { throwsQuery } from '../../api/history.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ChartSection } from '../records/ChartSection.js'
import { useOpenedView } from '../ViewContext.js'
import { luckOf, type Rolled } from './luck.js'

/** All throws of the campaign, once they are all read; what cannot be read is left out of the page. */
const useRolled = (): readonly Rolled[] => {
  const { id } = useCampaignContext().campaign
  const client = useClient()
  const [rolled, setRolled] = useState<readonly Rolled[]>([])
  useEffect(() => {
    let here = true
    const readAll = async (): Promise<void> => {
      const all: Rolled[] = []
      for (let after = 0; ;) {
        const { data } = await client.query(throwsQuery, { id, after }).toPromise()
        const next = data?.campaign?.throws
        if (!here || !next) return
        const last = next.at(-1)
        if (!last) break
        all.push(...next)
        after = last.number
      }
      setRolled(all)
    }
    void readAll()
    return () => {
      here = false
    }
  }, [client, id])
  return rolled
}

/** How the dice fell: luck and nothing else. */
export function Luck() {
  const { view, tools } = useOpenedView()
  const rolled = useRolled()
  const { thrower } = tools.presentation
  const chart = thrower ? luckOf(rolled, view.legend, thrower) : null
  if (!chart) return null
  return (
    <div>
      <ChartSection chart={chart} />
      <p className="m-quiet m-label">{words.luckAbout()}</p>
    </div>
  )
}
