'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/houseRules.generated.js'
import { campaignHouseRules } from '../../api/houseRules.js'
import { HouseRulesPage } from '../../houseRules/HouseRulesPage.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'

/** The house rules of a campaign, for those who have a place in it. */
export function OfCampaign({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: campaignHouseRules, variables: { id } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!data.campaign) return <EmptyPage title={words.none()}>{words.noneText()}</EmptyPage>
  return (
    <HouseRulesPage
      name={data.campaign.name}
      rules={data.campaign.houseRules}
      back={{ href: `/campaign/${id}`, label: words.back() }}
      query={`?campaign=${id}`}
    />
  )
}
