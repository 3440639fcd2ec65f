'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/granting.generated.js'
import { campaignNamesQuery, type TokenScope } from '../../api/tokens.js'
import { Badge } from '../../ui/index.js'

interface GrantBadgesProps {
  readonly scopes: readonly TokenScope[]
  readonly campaigns: readonly string[] | null
}

/** What a program was granted, in few words. */
export function GrantBadges({ scopes, campaigns }: GrantBadgesProps) {
  const [{ data }] = useQuery({ query: campaignNamesQuery, pause: campaigns === null })
  const known = new Map(data?.campaigns.nodes.map((one) => [one?.id, one?.name]))
  return (
    <span className="a-token-scopes">
      {scopes.map((scope) => (
        <Badge key={scope}>{words.scope({ scope })}</Badge>
      ))}
      {campaigns?.map((id) => (
        <Badge key={id}>{words.inCampaign({ name: known.get(id) ?? words.formerCampaign() })}</Badge>
      ))}
    </span>
  )
}
