'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/conceding.generated.js'
import { concede } from '../../api/votes.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Checkbox, Dialog } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Gives up for one's seat. It says beforehand what follows, and whether the campaign ends by it. */
export function ConcedeButton() {
  const { campaign, table } = useCampaignContext()
  const [open, setOpen] = useState(false)
  const [bot, setBot] = useState(true)
  const [{ fetching, error }, give] = useMutation(concede)
  const others = table.seats.filter(({ mine, conceded }) => !mine && !conceded)
  const [last] = others
  const ends = others.length <= 1
  const go = async (): Promise<void> => {
    const { data } = await give({ id: campaign.id, bot })
    if (data) window.location.reload()
  }
  return (
    <>
      <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
        {words.press()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="s"
        title={words.question()}
        description={ends ? words.ends({ winner: last ? `${last.title} (${last.id})` : '' }) : words.meaning()}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.playOn()}</Button>
            <Button tone="signal" busy={fetching} onClick={() => void go()}>
              {words.press()}
            </Button>
          </>
        }
      >
        {error && <Trouble error={error} />}
        {!ends && <Checkbox label={words.bot()} checked={bot} onChange={(event) => setBot(event.target.checked)} />}
      </Dialog>
    </>
  )
}
