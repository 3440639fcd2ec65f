'use client'

import type { ReactNode } from 'react'
import * as words from '../../messages/receipt.generated.js'
import { exact } from '../../api/time.js'
import type { Receipt } from '../../api/orders.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Badge, Button } from '../../ui/index.js'

const receiptText = ({ sealedAt: at, by, turn, hash: sheet, salt, head: record }: Receipt): string =>
  words.text({ at, by, turn, sheet, salt, record })

interface ReceiptCardProps {
  readonly receipt: Receipt
  readonly zone: string
  readonly reopen?: () => void
  readonly children?: ReactNode
}

/** Proof that a sheet was sealed, and of what stood in it. */
export const ReceiptCard = ({ receipt, zone, reopen, children }: ReceiptCardProps) => (
  <section className="c-receipt" aria-label={words.title()}>
    <p className="c-receipt-head">
      <Badge tone="good">{words.sealed()}</Badge>
      <span className="m-label">{words.by({ when: exact(receipt.sealedAt, zone), name: receipt.by })}</span>
    </p>
    <dl>
      <dt>{words.sheet()}</dt>
      <dd className="m-mono">{receipt.hash}</dd>
      <dt>{words.record()}</dt>
      <dd className="m-mono">{receipt.head}</dd>
    </dl>
    <p className="a-actions">
      <CopyButton text={receiptText(receipt)} label={words.copy()} />
      {reopen && (
        <Button size="s" tone="quiet" onClick={reopen}>
          {words.change()}
        </Button>
      )}
    </p>
    {children}
  </section>
)
