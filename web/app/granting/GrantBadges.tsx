'use client'

import * as words from '../../messages/granting.generated.js'
import type { TokenScope } from '../../api/tokens.js'
import { Badge } from '../../ui/index.js'
import { useCampaignNames } from './useCampaignNames.js'

interface GrantBadgesProps {
  readonly scopes: readonly TokenScope[]
  readonly campaigns: readonly string[] | null
}

/** What a program was granted, in few words. */
export function GrantBadges({ scopes, campaigns }: GrantBadgesProps) {
  const known = new Map(useCampaignNames(campaigns !== null).map(({ id, name }) => [id, name]))
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
