'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { Sheet } from '@muster/rulesets/kit/skin.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Link } from '../app/shell/Link.js'
import type { Tools } from './desk/openDesk.js'
import { SheetView } from './SheetView.js'

interface SheetsProps {
  readonly campaignId: string
  readonly view: GameView
  readonly tools: Tools
  /** What the open ask is about. */
  readonly about: string | null
  readonly onCells: (cells: readonly CellName[]) => void
}

const PrintLink = ({ campaignId, about }: { readonly campaignId: string; readonly about: string }) => (
  <p className="m-label">
    <Link href={`/campaign/${campaignId}/battle/${encodeURIComponent(about)}`}>Sheet for printing</Link>
  </p>
)

/** What the open ask is about: the beginning of its sheet, the rest folded, so that the answer stays within reach. */
export function AskedSheet({ campaignId, view, tools, about }: Omit<SheetsProps, 'onCells'>) {
  const sheet = about === null ? null : tools.skin.sheet?.(view, about)
  if (about === null || !sheet) return null
  const head = tools.skin.sheets?.(view).find((entry) => entry.about === about)
  const brief = head !== undefined && head.whole !== true
  const rules = tools.desk.rules
  const [first, ...rest] = sheet.sections
  const part = (sections: Sheet['sections']) => <SheetView sheet={{ ...sheet, sections }} rules={rules} />
  return (
    <section className="c-battle" aria-label={sheet.title}>
      <p className="c-battle-title">{sheet.title}</p>
      {head && <p className="c-battle-status">{head.status}</p>}
      {brief ? part(first ? [first] : []) : part(sheet.sections)}
      {brief && rest.length > 0 && (
        <details>
          <summary className="m-label">The whole sheet</summary>
          {part(rest)}
        </details>
      )}
      {brief && <PrintLink {...{ campaignId, about }} />}
    </section>
  )
}

/** Everything else that has a sheet, folded: the other battles of this turn. */
export function OtherSheets({ campaignId, view, tools, about, onCells }: SheetsProps) {
  const heads = (tools.skin.sheets?.(view) ?? []).filter((head) => head.about !== about)
  return heads.map((head) => {
    const sheet = tools.skin.sheet?.(view, head.about)
    return (
      <details key={head.about} className="c-battle">
        <summary onClick={() => onCells(head.cells)}>
          <span className="c-battle-title">{head.title}</span>
          <span className="c-battle-status">{head.status}</span>
        </summary>
        {sheet && <SheetView sheet={sheet} rules={tools.desk.rules} />}
        <PrintLink campaignId={campaignId} about={head.about} />
      </details>
    )
  })
}
