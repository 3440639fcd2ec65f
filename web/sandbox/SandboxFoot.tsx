'use client'

import * as words from '../messages/sandbox.generated.js'
import { Button } from '../ui/index.js'
import type { Plan, SandboxTab } from './plan.js'
import { TakeOrders } from './TakeOrders.js'
import type { Resolving } from './useResolve.js'
import { back, thrownAgain } from './variants.js'

interface SandboxFootProps {
  readonly plan: Plan
  readonly tab: SandboxTab
  readonly setTab: (tab: SandboxTab) => void
  readonly resolving: Resolving
}

/** The way on and back, always in the same place. */
export function SandboxFoot({ plan, tab, setTab, resolving }: SandboxFootProps) {
  const { told, steps, busy, change, setEyes, owner } = plan
  const { isBlocked, now } = resolving
  const isReport = tab === 'report' && steps > 0
  const goBack = (): void => {
    change(back)
    setEyes(owner)
    setTab('orders')
  }
  return (
    <div className="s-foot">
      {steps > 0 && (
        <Button tone="quiet" onClick={goBack}>
          {words.back()}
        </Button>
      )}
      {isReport && <Button onClick={() => change(thrownAgain)}>{words.throwAgain()}</Button>}
      {!told.over && tab === 'orders' && (
        <Button tone="primary" className="c-seal" busy={busy} disabled={isBlocked} onClick={now}>
          {isBlocked ? words.fix({ orders: resolving.orders }) : words.resolve()}
        </Button>
      )}
      {!told.over && tab !== 'orders' && (
        <Button tone="primary" className="c-seal" onClick={() => setTab('orders')}>
          {words.toOrders()}
        </Button>
      )}
      {tab === 'orders' && steps === 0 && <TakeOrders plan={plan} />}
    </div>
  )
}
