'use client'

import * as words from '../../messages/printed.generated.js'
import { Link } from '../../shell/Link.js'
import { Button } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import './print.css'

/** Above what is printed, and not printed itself: the way back and the button. Below it of what campaign and turn it tells. */
export function PrintHead({ turn }: { readonly turn: number }) {
  const { campaign } = useCampaignContext()
  return (
    <>
      <p className="c-print-tools m-label">
        <Link href={`/campaign/${campaign.id}`}>{words.back()}</Link>
        <Button size="s" tone="primary" onClick={() => window.print()}>
          {words.print()}
        </Button>
      </p>
      <p className="m-label">{words.campaign({ campaign: campaign.name, ruleset: campaign.ruleset.title, turn })}</p>
    </>
  )
}
