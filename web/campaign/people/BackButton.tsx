'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/absence.generated.js'
import { keepSeat } from '../../api/steering.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** For a holder whose seat a bot plays, or others may take over: the way back. */
export function BackButton() {
  const { campaign, table, reload } = useCampaignContext()
  const notify = useNotify()
  const [{ fetching, error }, keep] = useMutation(keepSeat)
  const mine = campaign.place.role === 'PLAYER' ? table.seats.find((seat) => seat.mine) : undefined
  // Whom they let act for them, and that they look for a substitute, has a place of its own.
  const own = mine !== undefined && (mine.offerNote !== null || mine.deputy?.bot === true)
  if (!mine || own || (!mine.bot && !mine.offered) || table.phase === 'ENDED') return null
  const goBack = async (): Promise<void> => {
    const { data } = await keep({ id: campaign.id })
    if (!data) return
    notify({ tone: 'good', title: words.isBack() })
    reload()
  }
  return (
    <>
      {error && <Trouble error={error} />}
      <Notice
        tone="warn"
        title={mine.bot ? words.botPlays() : words.offered()}
        action={
          <Button size="s" busy={fetching} onClick={() => void goBack()}>
            {words.back()}
          </Button>
        }
      >
        {mine.bot ? words.botPlaysText() : words.offeredText()}
      </Notice>
    </>
  )
}
