'use client'

import * as words from '../../messages/path.generated.js'
import { Button } from '../../ui/index.js'
import { useViewContext } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'

/** The path that is being drawn, on top of the sheet: what it costs, a step back, and the end of drawing. */
export function WayNote() {
  const { way, filling, fill, begin } = useOpenDesk().desk
  const { view } = useViewContext()
  const from = view.pieces.find(({ id }) => id === filling?.option.piece)?.at
  if (!way || from === undefined) return null
  const { path, next, notes } = way
  return (
    <div className="c-way">
      <div role="status">
        <p className="c-way-path m-mono">{[from, ...path].join(' → ')}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {path.length === 0 && <p>{next.length > 0 ? words.choose() : words.noWay()}</p>}
      </div>
      <p className="c-way-tools">
        <Button size="s" disabled={path.length === 0} onClick={() => fill({ path: path.slice(0, -1) })}>
          {words.back()}
        </Button>
        <Button size="s" tone="primary" onClick={() => begin(null)}>
          {words.done()}
        </Button>
      </p>
    </div>
  )
}
