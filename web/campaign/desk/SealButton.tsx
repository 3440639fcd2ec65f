'use client'

import { useEffect, useState } from 'react'
import * as together from '../../messages/commanded.generated.js'
import * as words from '../../messages/seal.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Dialog, Field, Input, isOn, Notice, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import type { DeskState } from './deskState.js'
import type { Sealed } from './useSeal.js'

interface SealButtonProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSealed: () => void
}

const sealWords = (
  { ofPieces, orders, problems, conflicts }: DeskState,
  isOffline: boolean,
  isPaused: boolean,
): string => {
  if (isOffline) return words.offline()
  if (isPaused) return words.paused()
  if (conflicts.length > 0) return words.decideFirst()
  const isBlocked = problems.length > 0
  if (orders.length === 0) return isBlocked ? words.nothingYet() : words.pass()
  if (isBlocked) return words.fixFirst()
  return ofPieces ? words.orders({ orders: orders.length }) : words.answer()
}

/** A form whose answer is not on the sheet seals by its own button: no other answer, and no empty sheet, is offered beside it. */
const isInForm = ({ oneAnswer, orders, filling }: DeskState): boolean =>
  filling !== null && filling.option.path !== true && (filling.touched === true || (oneAnswer && orders.length > 0))

function Refusal({ result }: { readonly result: Sealed | null }) {
  if (result?.kind === 'error') return <Trouble error={result.error} />
  if (result?.kind !== 'refused') return null
  return (
    <Notice tone="signal" title={words.refused()}>
      {words.refusedBecause({ problems: result.problems.map(({ message }) => message).join(' ') })}
    </Notice>
  )
}

/** Without its sound a seal holds as well. */
const ignored = (): void => undefined

/** A dialog opens with the focus on it. */
const openOn = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '')

/** The seal and the question before it; for who leaves it to another, who that is. */
export function SealButton(props: SealButtonProps) {
  const { ask, sealed, command } = useOpenDesk().desk
  if (command.sealer === null) return <Sealing {...props} />
  if (!ask || sealed) return null
  return <p className="m-label m-quiet">{together.holderSeals({ holder: command.sealer })}</p>
}

function Sealing({ open, onOpenChange, onSealed }: SealButtonProps) {
  const { campaign, table, offline = false } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { desk } = useOpenDesk()
  const notify = useNotify()
  const [result, setResult] = useState<Sealed | null>(null)
  const [reason, setReason] = useState('')
  const { ask, orders, problems, conflicts, sealed, sealing } = desk
  const paused = table.phase === 'PAUSED'
  const blocked = problems.length > 0 || conflicts.length > 0 || paused || offline
  // What cannot be sealed now is not sealed by itself once it can.
  useEffect(() => {
    if (open && blocked) onOpenChange(false)
  }, [open, blocked, onOpenChange])
  if (!ask || sealed) return null
  const passes = orders.length === 0
  const press = async (): Promise<void> => {
    const outcome = await desk.seal(reason.trim() === '' ? null : reason)
    setResult(outcome)
    if (outcome?.kind !== 'sealed') return
    if (isOn('sealSound')) import('./stamp.js').then(({ stamp }) => stamp(), ignored)
    onOpenChange(false)
    onSealed()
    notify({ tone: 'good', title: words.done(), text: words.receipt({ hash: outcome.receipt.hash.slice(0, 12) }) })
  }
  return (
    <>
      {!(isInForm(desk) && (passes || desk.oneAnswer)) && (
        <Button
          tone={passes ? 'plain' : 'signal'}
          className="c-seal"
          disabled={blocked || ask.closed}
          onClick={() => onOpenChange(true)}
        >
          {sealWords(desk, offline, paused)}
        </Button>
      )}
      <Dialog
        open={open && !blocked}
        onOpenChange={onOpenChange}
        width="s"
        title={passes ? words.passQuestion() : words.question()}
        description={campaign.replaceable ? words.replaceable() : words.final()}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{words.notYet()}</Button>
            <Button tone="signal" busy={sealing} ref={openOn} onClick={() => void press()}>
              {words.press()}
            </Button>
          </>
        }
      >
        <Refusal result={result} />
        <p>{ask.title}:</p>
        {orders.length === 0 ? (
          <p>{words.empty()}</p>
        ) : (
          <ul className="c-seal-list">
            {orders.map((order, index) => (
              <li key={index}>{tools?.presentation.describe(view, order) ?? order.kind}</li>
            ))}
          </ul>
        )}
        {campaign.place.role === 'FACILITATOR' && (
          <Field label={words.reason()} hint={words.reasonHint()}>
            {(control) => (
              <Input {...control} maxLength={400} value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </Field>
        )}
        {desk.warnings.map((warning) => (
          <p key={warning.code + warning.message} className="m-quiet">
            {warning.message}
          </p>
        ))}
        <p className="m-quiet">{words.ifSilent({ silence: ask.silence.text })}</p>
      </Dialog>
    </>
  )
}
