'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/houseRules.generated.js'
import * as joinWords from '../../messages/join.generated.js'
import { invitedHouseRules } from '../../api/houseRules.js'
import { HouseRulesPage } from '../../houseRules/HouseRulesPage.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Skeleton } from '../../ui/index.js'

/** The house rules of a campaign, for whoever holds an invitation to it. */
export function OfInvitation({ token }: { readonly token: string }) {
  const [{ data, error }, again] = useQuery({ query: invitedHouseRules, variables: { token } })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={8} label={words.reading()} />
  if (!data.invitation) return <EmptyPage title={joinWords.notOpen()}>{joinWords.notOpenText()}</EmptyPage>
  return (
    <HouseRulesPage
      name={data.invitation.offer.name}
      rules={data.invitation.offer.houseRules}
      back={{ href: `/join/${token}`, label: words.toInvitation() }}
    />
  )
}
