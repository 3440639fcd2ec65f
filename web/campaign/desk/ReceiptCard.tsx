'use client'

import { exact } from '../../api/time.js'
import type { Receipt } from '../../api/orders.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Badge, Button } from '../../ui/index.js'

export const receiptText = (receipt: Receipt): string =>
  [
    `sealed ${receipt.sealedAt} by ${receipt.by}`,
    `turn ${String(receipt.turn)}`,
    `sheet ${receipt.hash}`,
    `record ${receipt.head}`,
  ].join('\n')

interface ReceiptCardProps {
  readonly receipt: Receipt
  readonly zone: string
  readonly reopen?: () => void
}

/** Proof that a sheet was sealed, and of what stood in it. */
export const ReceiptCard = ({ receipt, zone, reopen }: ReceiptCardProps) => (
  <section className="c-receipt" aria-label="Receipt">
    <p className="c-receipt-head">
      <Badge tone="good">Sealed</Badge>
      <span className="m-label">
        {exact(receipt.sealedAt, zone)} by {receipt.by}
      </span>
    </p>
    <dl>
      <dt>Sheet</dt>
      <dd className="m-mono">{receipt.hash}</dd>
      <dt>Record</dt>
      <dd className="m-mono">{receipt.head}</dd>
    </dl>
    <p className="a-actions">
      <CopyButton text={receiptText(receipt)} label="Copy the receipt" />
      {reopen && (
        <Button size="s" tone="quiet" onClick={reopen}>
          Change the orders
        </Button>
      )}
    </p>
  </section>
)
