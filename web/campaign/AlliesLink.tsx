'use client'

import * as words from '../messages/alliances.generated.js'
import { Link } from '../shell/Link.js'
import { buttonClass } from '../ui/index.js'
import { alliesOf } from './allies.js'
import { useCampaignContext } from './CampaignContext.js'

/** Leads to what the reader's allies see, where they have any. */
export function AlliesLink() {
  const { campaign, table } = useCampaignContext()
  if (alliesOf(table).length === 0) return null
  return (
    <Link className={`${buttonClass('plain', 's')} c-allies`} href={`/campaign/${campaign.id}/seats`}>
      {words.open()}
    </Link>
  )
}
