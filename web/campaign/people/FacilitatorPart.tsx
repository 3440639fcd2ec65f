'use client'

import * as words from '../../messages/people.generated.js'
import { Link } from '../../shell/Link.js'
import { buttonClass } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { EditionButton } from './EditionButton.js'

/** The way to the facilitator's tools, and what they decide about the campaign as a whole. */
export function FacilitatorPart() {
  const { campaign, table } = useCampaignContext()
  return (
    <>
      <p>
        <Link className={buttonClass('plain', 's')} href={`/campaign/${campaign.id}/facilitator`}>
          {words.facilitatorTools()}
        </Link>
      </p>
      {table.phase === 'RUNNING' && <EditionButton />}
    </>
  )
}
