'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { Link } from '../app/shell/Link.js'
import type { Tools } from './desk/openDesk.js'
import { SheetView } from './SheetView.js'

interface SheetsProps {
  readonly campaignId: string
  readonly view: GameView
  readonly tools: Tools
  /** What the open ask is about: its sheet is unfolded. */
  readonly about: string | null
  readonly onCells: (cells: readonly CellName[]) => void
}

/** Everything that has a sheet, as cards: a battle of this turn with what was told of it. */
export function Sheets({ campaignId, view, tools, about, onCells }: SheetsProps) {
  const heads = tools.skin.sheets?.(view) ?? []
  const rules = tools.desk.rules
  const alone = about !== null && !heads.some((head) => head.about === about) ? tools.skin.sheet?.(view, about) : null
  return (
    <>
      {alone && (
        <section className="c-battle" aria-label={alone.title}>
          <SheetView sheet={alone} rules={rules} />
        </section>
      )}
      {heads.map((head) => {
        const sheet = tools.skin.sheet?.(view, head.about)
        return (
          // Opened anew when another ask is picked, and left to the reader after that.
          <details
            key={`${head.about} ${String(head.about === about)}`}
            className="c-battle"
            open={head.about === about}
          >
            <summary onClick={() => onCells(head.cells)}>
              <span className="c-battle-title">{head.title}</span>
              <span className="c-battle-status">{head.status}</span>
            </summary>
            {sheet && <SheetView sheet={sheet} rules={rules} />}
            <p className="m-label">
              <Link href={`/campaign/${campaignId}/battle/${encodeURIComponent(head.about)}`}>Sheet for printing</Link>
            </p>
          </details>
        )
      })}
    </>
  )
}
