'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/houseRules.generated.js'
import { offeredHouseRules } from '../../api/finding.js'
import { HouseRulesPage } from '../../houseRules/HouseRulesPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'
import { NoSuchCard } from '../finding/Card.js'

/** The house rules of a listed or unlisted campaign, for somebody who could join. */
export function OfCard({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useQuery({ query: offeredHouseRules, variables: { id } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!data.offer) return <NoSuchCard />
  return (
    <HouseRulesPage
      name={data.offer.name}
      rules={data.offer.houseRules}
      back={{ href: `/campaigns/${id}`, label: words.toCard() }}
    />
  )
}
