'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/deadlines.generated.js'
import { chosenDeadlines } from '../../api/houseRules.js'
import { lengthOf } from '../../houseRules/rows.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Before the start: how long each stage will be open. */
export function ChosenDeadlines() {
  const { id, status } = useCampaignContext().campaign
  const [{ data }] = useQuery({ query: chosenDeadlines, variables: { id } })
  if (!data?.campaign) return <Skeleton lines={2} />
  return (
    <>
      <p className="m-label m-quiet">{words.fromTheStart({ zone: status.timeZone.replaceAll('_', ' ') })}</p>
      <ul className="c-clocks">
        {data.campaign.houseRules.deadlines.map(({ class: kind, title, days, at }) => (
          <li key={kind} className="c-clock m-label">
            <span className="m-caps">{title}</span> {lengthOf(days, at)}
          </li>
        ))}
      </ul>
    </>
  )
}
