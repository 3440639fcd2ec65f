'use client'

import { lazy, Suspense } from 'react'
import * as words from '../messages/sandbox.generated.js'
import { useOpenDesk } from '../campaign/desk/DeskContext.js'
import { DocumentView } from '../campaign/DocumentView.js'
import { useOpenedView, useViewContext } from '../campaign/ViewContext.js'
import { Button, EmptyState, Notice, SeatChip, Select, Skeleton } from '../ui/index.js'
import type { AskedSeat } from '../play/sandboxProtocol.js'
import type { Plan } from './plan.js'
import { type Hand, handOf, withHand } from './variants.js'

const OrderDesk = lazy(() => import('../campaign/desk/OrderDesk.js').then((module) => ({ default: module.OrderDesk })))

const hands: readonly Hand[] = ['player', 'bot', 'nobody']

/** Who answers for a seat, and the way to its desk. */
function SeatRow({ plan, asked }: { readonly plan: Plan; readonly asked: AskedSeat }) {
  const { variant, owner, eyes, change, setEyes } = plan
  const { seat } = asked
  const hand = handOf(variant, seat, owner)
  const isOwn = seat === owner
  return (
    <li className="s-seat">
      <SeatChip seat={seat} size="s" />
      <Select
        aria-label={words.whoOrders({ seat })}
        value={hand}
        onChange={({ target }) => {
          const next = hands.find((one) => one === target.value) ?? 'bot'
          change((one) => withHand(one, seat, next))
          if (next === 'player') setEyes(seat)
          else if (eyes === seat) setEyes(owner)
        }}
      >
        {hands.map((one) => (
          <option key={one} value={one}>
            {words.hand({ hand: one, own: isOwn ? 'yes' : 'no' })}
          </option>
        ))}
      </Select>
      {hand === 'player' && (
        <Button size="s" tone="quiet" aria-pressed={eyes === seat} onClick={() => setEyes(seat)}>
          {words.desk({ seat })}
        </Button>
      )}
    </li>
  )
}

/** What the question is about, such as a battle: the beginning of its sheet. */
function About({ about }: { readonly about: string }) {
  const { view, tools } = useOpenedView()
  const found = tools.presentation.document?.(view, about)
  if (!found) return null
  return (
    <details className="c-battle" open>
      <summary className="c-battle-title">{found.title}</summary>
      <DocumentView content={{ ...found, sections: found.sections.slice(0, 1) }} rules={tools.rules} />
    </details>
  )
}

/** The desk of the seat that one looks through: the campaign's own. */
function Desk({ plan }: { readonly plan: Plan }) {
  const { tools } = useViewContext()
  const { ask } = useOpenDesk().desk
  const { variant, owner, eyes } = plan
  if (!ask) return <p className="m-quiet">{words.seatNotAsked({ seat: eyes })}</p>
  if (handOf(variant, eyes, owner) !== 'player') return <p className="m-quiet">{words.notByHand({ seat: eyes })}</p>
  if (!tools) return <Skeleton lines={4} label={words.opening()} />
  return (
    <>
      <h2 className="c-ask">{ask.title}</h2>
      {ask.about !== null && <About about={ask.about} />}
      <Suspense fallback={<Skeleton lines={4} label={words.opening()} />}>
        <OrderDesk onServer={false} />
      </Suspense>
    </>
  )
}

/** Who answers what is asked next, and the desk at which it is answered. */
export function SandboxOrders({ plan }: { readonly plan: Plan }) {
  const { told, owner, eyes, setEyes } = plan
  if (told.over) return <EmptyState title={words.overTitle()}>{words.over()}</EmptyState>
  return (
    <>
      <ul className="s-seats" aria-label={words.whoAnswers()}>
        {told.asks.map((asked) => (
          <SeatRow key={asked.ask.id} {...{ plan, asked }} />
        ))}
      </ul>
      {eyes !== owner && (
        <Notice
          tone="warn"
          title={words.eyesTitle({ seat: eyes })}
          action={
            <Button size="s" onClick={() => setEyes(owner)}>
              {words.ownEyes()}
            </Button>
          }
        >
          {words.eyesAbout()}
        </Notice>
      )}
      <Desk plan={plan} />
    </>
  )
}
