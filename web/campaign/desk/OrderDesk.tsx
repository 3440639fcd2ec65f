'use client'

import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Button, Notice } from '../../ui/index.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { ConflictList } from './ConflictList.js'
import { Groups } from './Groups.js'
import { groupsOf } from './groups.js'
import type { Tools } from './openDesk.js'
import { OptionList } from './OptionList.js'
import { OrderList } from './OrderList.js'
import { PlanList } from './PlanList.js'
import { ReceiptCard } from './ReceiptCard.js'
import { SavingNote } from './SavingNote.js'
import { Tally } from './Tally.js'
import type { DeskState } from './useDesk.js'

interface OrderDeskProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly zone: string
  readonly replaceable: boolean
}

interface SaidProps {
  readonly said: readonly OrderProblem[]
  readonly tools: Tools
}

const ofNoOrder = ({ index }: OrderProblem): boolean => index == null

/** Objections that belong to no order in particular. */
const Objections = ({ said, tools }: SaidProps) =>
  said.filter(ofNoOrder).map((problem) => (
    <Notice key={problem.code + problem.message} tone="warn">
      {problem.message} <RuleLink rule={problem.rule} rules={tools.rules} />
    </Notice>
  ))

/** Worth knowing, quietly: nothing here stops the seal. */
const Remarks = ({ said, tools }: SaidProps) => {
  const general = said.filter(ofNoOrder)
  if (general.length === 0) return null
  return (
    <ul className="c-remarks" aria-label="Worth knowing">
      {general.map((remark) => (
        <li key={remark.code + remark.message}>
          {remark.message} <RuleLink rule={remark.rule} rules={tools.rules} />
        </li>
      ))}
    </ul>
  )
}

/** The desk of one ask: what is asked about, what may be answered, and what is answered. */
export function OrderDesk({ view, desk, tools, selected, onSelect, zone, replaceable }: OrderDeskProps) {
  const { ask, options, orders, problems, remarks, tally, sealed, ofPieces } = desk
  if (!ask) return null
  const groups = groupsOf(options, orders, tools.presentation.slots)
  const loose = options.filter(
    (option) => option.piece === undefined && !groups.some((group) => group.options.includes(option)),
  )
  return (
    <div className="c-desk">
      {sealed && (
        <ReceiptCard receipt={sealed} zone={zone} {...(replaceable && !ask.closed && { reopen: desk.reopen })} />
      )}
      <ConflictList {...{ view, desk, tools }} />
      {!sealed && orders.length > 0 && <Objections said={problems} tools={tools} />}
      <Tally facts={tally} />
      <Groups {...{ view, desk, tools, groups, onSelect }} />
      {ofPieces || groups.length > 0 ? (
        <PlanList {...{ view, desk, tools, selected, onSelect }} elsewhere={groups.flatMap(({ lines }) => lines)} />
      ) : (
        <OrderList {...{ view, desk, tools, onSelect }} />
      )}
      {!sealed && (!ofPieces || loose.length > 0) && (
        <section className="c-options" aria-label={ask.title}>
          <OptionList {...{ view, desk, tools }} options={loose} />
        </section>
      )}
      {!sealed && <Remarks said={remarks} tools={tools} />}
      {!sealed && (
        <div className="c-desk-foot">
          <SavingNote saving={desk.saving} undecided={desk.conflicts.length > 0} retry={desk.retrySaving} />
          {orders.length > 1 && (
            <Button size="s" tone="quiet" onClick={desk.clear}>
              Clear all
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
