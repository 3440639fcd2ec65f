'use client'

import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import { useState } from 'react'
import * as words from '../messages/play.generated.js'
import { useOpenDesk } from '../campaign/desk/DeskContext.js'
import { Button, Notice } from '../ui/index.js'
import type { RoomProps, Tab } from './room.js'

interface NextStepProps extends RoomProps {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  /** Nothing is picked up any more. */
  readonly putDown: () => void
}

/** The one button that leads on, always in the same place: seal, let dice decide, read on. */
export function NextStep({ game, told, busy, tab, setTab, putDown }: NextStepProps) {
  const { desk } = useOpenDesk()
  const [refused, setRefused] = useState<readonly OrderProblem[]>([])
  const { ask, ofPieces, orders, problems } = desk
  if (tab !== 'orders') {
    const on = told.over
      ? words.next()
      : ofPieces
        ? words.plan({ turn: told.view.turn })
        : words.battles({ battles: told.asks.length })
    return (
      <Button tone="primary" className="c-seal" onClick={() => setTab('orders')}>
        {on}
      </Button>
    )
  }
  if (!ask) return null
  const seal = async (): Promise<void> => {
    const wrong = await game.seal(ask.id, orders)
    setRefused(wrong)
    if (wrong.length > 0) return
    putDown()
    setTab('report')
  }
  const roll = async (): Promise<void> => {
    await game.leaveToDice()
    setTab('report')
  }
  if (!ofPieces)
    return (
      <Button tone="signal" className="c-seal" busy={busy} onClick={() => void roll()}>
        {words.roll()}
      </Button>
    )
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="signal" title={words.refused()}>
          {refused.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <Button tone="signal" className="c-seal" disabled={problems.length > 0} busy={busy} onClick={() => void seal()}>
        {problems.length > 0 && orders.length > 0 ? words.fix() : words.seal({ orders: orders.length })}
      </Button>
    </>
  )
}
