'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { Sheet } from '@muster/rulesets/kit/documents.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Link } from '../shell/Link.js'
import { Badge } from '../ui/index.js'
import type { Tools } from './desk/openDesk.js'
import { SheetView } from './SheetView.js'
import { unread } from './battle/read.js'
import { useDesks } from './battle/useDesks.js'

interface SheetsProps {
  readonly campaignId: string
  readonly view: GameView
  readonly tools: Tools
  /** What the open ask is about. */
  readonly about: string | null
  readonly onCells: (cells: readonly CellName[]) => void
}

/** To the desk of a battle, with what the other side has put on it since one last looked; any other sheet can be printed. */
function SheetLink({ campaignId, view, about }: Pick<SheetsProps, 'campaignId' | 'view'> & { readonly about: string }) {
  const desk = useDesks(campaignId, view).find((entry) => entry.about === about)
  const news = desk ? unread(desk) : 0
  return (
    <p className="m-label c-sheet-link">
      <Link href={`/campaign/${campaignId}/battle/${encodeURIComponent(desk?.id ?? about)}`}>
        {desk ? 'Battle desk' : 'Sheet for printing'}
      </Link>
      {news > 0 && <Badge tone="signal">{`${String(news)} new`}</Badge>}
    </p>
  )
}

/** What the open ask is about: the beginning of its sheet, the rest folded, so that the answer stays within reach. */
export function AskedSheet({ campaignId, view, tools, about }: Omit<SheetsProps, 'onCells'>) {
  const sheet = about === null ? null : tools.presentation.sheet?.(view, about)
  if (about === null || !sheet) return null
  const head = tools.presentation.sheets?.(view).find((entry) => entry.about === about)
  const brief = head !== undefined && head.whole !== true
  const rules = tools.rules
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
      {brief && <SheetLink {...{ campaignId, view, about }} />}
    </section>
  )
}

/** Everything else that has a sheet, folded: the other battles of this turn. */
export function OtherSheets({ campaignId, view, tools, about, onCells }: SheetsProps) {
  const heads = (tools.presentation.sheets?.(view) ?? []).filter((head) => head.about !== about)
  return heads.map((head) => {
    const sheet = tools.presentation.sheet?.(view, head.about)
    return (
      <details key={head.about} className="c-battle">
        <summary onClick={() => onCells(head.cells)}>
          <span className="c-battle-title">{head.title}</span>
          <span className="c-battle-status">{head.status}</span>
        </summary>
        {sheet && <SheetView sheet={sheet} rules={tools.rules} />}
        <SheetLink {...{ campaignId, view }} about={head.about} />
      </details>
    )
  })
}
