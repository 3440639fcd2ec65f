'use client'

import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import { lazy, Suspense } from 'react'
import * as words from '../../messages/desk.generated.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { Link } from '../../shell/Link.js'
import { useOpenedView } from '../ViewContext.js'
import { ConflictList } from './ConflictList.js'
import { useOpenDesk } from './DeskContext.js'
import { Groups } from './Groups.js'
import { groupsOf } from './groups.js'
import { OptionList } from './OptionList.js'
import { OrderList } from './OrderList.js'
import { PlanList } from './PlanList.js'
import { ReceiptCard } from './ReceiptCard.js'
import { SavingNote } from './SavingNote.js'
import { Budget } from './Budget.js'
import { StandingFold } from './StandingFold.js'
import { TakeBack } from './TakeBack.js'

// There is seldom one.
const LeftForms = lazy(() => import('./LeftForms.js').then((module) => ({ default: module.LeftForms })))
// A plan has none.
const Earlier = lazy(() => import('./Earlier.js').then((module) => ({ default: module.Earlier })))

interface SaidProps {
  readonly said: readonly OrderProblem[]
}

const ofNoOrder = ({ index }: OrderProblem): boolean => index == null

/** Objections that belong to no order in particular. */
function Objections({ said }: SaidProps) {
  const { rules } = useOpenedView().tools
  return said.filter(ofNoOrder).map((problem) => (
    <Notice key={problem.code + problem.message} tone="warn">
      {problem.message} <RuleLink rule={problem.rule} rules={rules} />
    </Notice>
  ))
}

/** Worth knowing, quietly: nothing here stops the seal. */
function Warnings({ said }: SaidProps) {
  const { rules } = useOpenedView().tools
  const general = said.filter(ofNoOrder)
  if (general.length === 0) return null
  return (
    <ul className="c-warnings" aria-label={words.worthKnowing()}>
      {general.map((warning) => (
        <li key={warning.code + warning.message}>
          {warning.message} <RuleLink rule={warning.rule} rules={rules} />
        </li>
      ))}
    </ul>
  )
}

interface OrderDeskProps {
  /** Whether a server keeps drafts and standing orders, and could lose the line. */
  readonly onServer?: boolean
}

/** The desk of one ask: what is asked about, what may be answered, and what is answered. */
function AskDesk({ onServer = true }: OrderDeskProps) {
  const { campaign, table } = useCampaignContext()
  const { tools } = useOpenedView()
  const { desk } = useOpenDesk()
  const { ask, options, orders, problems, warnings, budget, sealed, ofPieces, command } = desk
  if (!ask) return null
  const groups = groupsOf(options, orders, tools.presentation.slots)
  const loose = options.filter(
    (option) => option.piece === undefined && !groups.some((group) => group.options.includes(option)),
  )
  return (
    <div className="c-desk">
      {sealed && (
        <ReceiptCard
          receipt={sealed}
          zone={table.timeZone}
          {...(campaign.replaceable && !ask.closed && command.sealer === null && { reopen: desk.reopen })}
        >
          {sealed.retractable && !ask.closed && command.sealer === null && <TakeBack />}
        </ReceiptCard>
      )}
      <ConflictList />
      {!sealed && table.phase === 'PAUSED' && <Notice tone="warn">{words.paused()}</Notice>}
      {!sealed && orders.length > 0 && <Objections said={problems} />}
      <Budget facts={budget} />
      <Groups groups={groups} />
      {ofPieces || groups.length > 0 ? <PlanList elsewhere={groups.flatMap(({ lines }) => lines)} /> : <OrderList />}
      {!sealed && desk.oneAnswer && desk.earlier.length > 0 && (
        <Suspense fallback={null}>
          <Earlier />
        </Suspense>
      )}
      {!sealed && (!ofPieces || loose.length > 0) && (
        <section className="c-options" aria-label={ask.title}>
          <OptionList options={loose} />
        </section>
      )}
      {!sealed && <Warnings said={warnings} />}
      {!sealed && (
        <div className="c-desk-foot">
          {onServer && (
            <SavingNote saving={desk.saving} undecided={desk.conflicts.length > 0} retry={desk.retrySaving} />
          )}
          <span className="c-desk-steps">
            <Button size="s" tone="quiet" disabled={!desk.undo} onClick={desk.undo} aria-keyshortcuts="Control+Z">
              {words.undo()}
            </Button>
            <Button size="s" tone="quiet" disabled={!desk.redo} onClick={desk.redo} aria-keyshortcuts="Control+Shift+Z">
              {words.redo()}
            </Button>
            {orders.length > 1 && (
              <Button size="s" tone="quiet" onClick={desk.clear}>
                {words.clear()}
              </Button>
            )}
          </span>
        </div>
      )}
      {onServer && ofPieces && command.pieces === null && (
        <Link href={`/campaign/${campaign.id}/sandbox`}>{words.sandbox()}</Link>
      )}
      {onServer && campaign.place.role !== 'FACILITATOR' && command.sealer === null && <StandingFold />}
    </div>
  )
}

/** The desk of what is asked now, below what was being written for questions that are asked no longer. */
export function OrderDesk(props: OrderDeskProps) {
  const { left } = useOpenDesk().desk
  return (
    <>
      {left.length > 0 && (
        <Suspense fallback={null}>
          <LeftForms />
        </Suspense>
      )}
      <AskDesk {...props} />
    </>
  )
}
