'use client'

import { useState } from 'react'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Dialog, Field, Input, Notice, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useViewContext } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import type { DeskState } from './useDesk.js'
import type { Sealed } from './useSeal.js'

interface SealButtonProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSealed: () => void
}

const meaning = (replaceable: boolean): string =>
  replaceable
    ? 'Your orders are binding once sealed. You may replace them by sealing again until the stage closes.'
    : 'Your orders are final once sealed: nobody, not even you, can change them.'

const sealWords = ({ ofPieces, orders, problems }: DeskState): string => {
  if (!ofPieces && orders.length === 0) return problems.length > 0 ? 'Nothing to seal yet' : 'Seal an empty sheet'
  if (!ofPieces) return 'Seal the answer'
  return `Seal ${String(orders.length)} ${orders.length === 1 ? 'order' : 'orders'}`
}

function Refusal({ result }: { readonly result: Sealed | null }) {
  if (result?.kind === 'error') return <Trouble error={result.error} />
  if (result?.kind !== 'refused') return null
  return (
    <Notice tone="signal" title="The orders were not sealed">
      {result.problems.map(({ message }) => message).join(' ')} Nothing was lost: mend the draft and seal again.
    </Notice>
  )
}

/** The seal and the question before it. */
export function SealButton({ open, onOpenChange, onSealed }: SealButtonProps) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  const { desk } = useOpenDesk()
  const notify = useNotify()
  const [result, setResult] = useState<Sealed | null>(null)
  const [reason, setReason] = useState('')
  const { ask, orders, problems, conflicts, sealed, sealing } = desk
  if (!ask || sealed) return null
  const undecided = conflicts.length > 0
  const blocked = problems.length > 0 || undecided
  const press = async (): Promise<void> => {
    const outcome = await desk.seal(reason.trim() === '' ? null : reason)
    setResult(outcome)
    if (outcome?.kind !== 'sealed') return
    onOpenChange(false)
    onSealed()
    notify({ tone: 'good', title: 'Orders sealed', text: `Receipt ${outcome.receipt.hash.slice(0, 12)}…` })
  }
  return (
    <>
      <Button tone="signal" className="c-seal" disabled={blocked || ask.closed} onClick={() => onOpenChange(true)}>
        {undecided
          ? 'Choose what to keep to seal'
          : blocked && orders.length > 0
            ? 'Fix the problems to seal'
            : sealWords(desk)}
      </Button>
      <Dialog
        open={open && !blocked}
        onOpenChange={onOpenChange}
        width="s"
        title="Seal these orders?"
        description={meaning(campaign.replaceable)}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>Not yet</Button>
            <Button tone="signal" busy={sealing} onClick={() => void press()}>
              Seal
            </Button>
          </>
        }
      >
        <Refusal result={result} />
        <p>{ask.title}:</p>
        {orders.length === 0 ? (
          <p>An empty sheet.</p>
        ) : (
          <ul className="c-seal-list">
            {orders.map((order, index) => (
              <li key={index}>{tools?.presentation.describe(view, order) ?? order.kind}</li>
            ))}
          </ul>
        )}
        {campaign.place.role === 'FACILITATOR' && (
          <Field
            label="Reason, for all to read"
            hint="Optional: it stands in the log of the table. Leave it empty where not everybody may know that you were asked."
          >
            {(control) => (
              <Input {...control} maxLength={400} value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </Field>
        )}
        {desk.remarks.map((remark) => (
          <p key={remark.code + remark.message} className="m-quiet">
            {remark.message}
          </p>
        ))}
        <p className="m-quiet">If you seal nothing: {ask.silence.text}</p>
      </Dialog>
    </>
  )
}
