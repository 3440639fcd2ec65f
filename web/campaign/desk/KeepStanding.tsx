'use client'

import { useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/standingOrders.generated.js'
import { sent } from '../../api/sent.js'
import { keepStandingOrders, type StandingOrders } from '../../api/standing.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Input, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenDesk } from './DeskContext.js'

interface KeepStandingProps {
  /** What it replaces; null: nothing. */
  readonly same: StandingOrders | null
  readonly again: () => void
}

/** Keeps what is on the sheet for every question of its kind. */
export function KeepStanding({ same, again }: KeepStandingProps) {
  const { campaign, table } = useCampaignContext()
  const { ask, orders } = useOpenDesk().desk
  const notify = useNotify()
  const [{ fetching, error }, send] = useMutation(keepStandingOrders)
  const [typed, setTyped] = useState('')
  const turn = typed === '' ? null : Number(typed)
  const wrong = turn !== null && !(Number.isInteger(turn) && turn >= table.turn)
  if (!ask) return null
  const keep = async (): Promise<void> => {
    const given = { id: campaign.id, askId: ask.id, orders: sent(orders), untilTurn: turn }
    const { data } = await send({ ...given, revision: same?.revision ?? 0 })
    if (!data) return
    notify({ tone: 'good', title: words.kept() })
    again()
  }
  return (
    <>
      {error && <Trouble error={error} retry={again} />}
      <Field
        label={words.last()}
        hint={words.lastHint()}
        problem={wrong ? words.lastWrong({ turn: table.turn }) : undefined}
      >
        {(control) => (
          <Input inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} {...control} />
        )}
      </Field>
      <p className="a-actions">
        <Button size="s" busy={fetching} disabled={wrong || orders.length === 0} onClick={() => void keep()}>
          {same ? words.replace() : words.keep()}
        </Button>
      </p>
      {orders.length === 0 && <p className="m-label m-quiet">{words.emptySheet()}</p>}
    </>
  )
}
