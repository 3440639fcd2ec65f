'use client'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../messages/mapList.generated.js'
import { describeCell, type Words } from './describe.js'
import { cellsOf } from './labels/marks.js'
import type { MapHighlight } from './props.js'
import type { Reading } from './reading.js'

interface MapListProps extends Words {
  readonly view: GameView
  readonly reading: Reading
  readonly highlights: readonly MapHighlight[]
  /** Told which cell somebody wants to see. */
  readonly onCell: (cell: number) => void
}

const sorted = (grid: Grid, names: readonly CellName[]): readonly number[] =>
  [...new Set(names.flatMap((name) => grid.at(name) ?? []))].sort((a, b) => a - b)

/** The map in words, for everybody who would rather read it: each cell on which there is something, and who holds how much. */
export function MapList({ view, reading, highlights, onCell, terrain, presentation }: MapListProps) {
  const { grid, holdings } = reading
  const at = ({ at: cell }: { readonly at: CellName }): CellName => cell
  const parts = [
    { title: words.battles(), cells: cellsOf(highlights, 'battle') },
    { title: words.pieces(), cells: view.pieces.map(at) },
    { title: words.sightings(), cells: view.contacts.map(at) },
    { title: words.capitals(), cells: cellsOf(highlights, 'capital') },
    { title: presentation?.marks.title ?? words.found(), cells: view.marks.map(at) },
  ].filter(({ cells }) => cells.length > 0)
  const held = view.legend.map(({ seat, title }) => ({
    ...{ seat, title },
    count: holdings.filter(({ seats, disputed }) => !disputed && seats[0] === seat).length,
  }))
  return (
    <section className="m-map-list" aria-label={words.title()}>
      {parts.length === 0 && <p>{words.nothing()}</p>}
      {parts.map(({ title, cells }) => (
        <section key={title}>
          <h2 className="m-caps">{title}</h2>
          <ul>
            {sorted(grid, cells).map((cell) => (
              <li key={cell}>
                <button type="button" onClick={() => onCell(cell)}>
                  {describeCell(view, reading, cell, { terrain, presentation })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {held.some(({ count }) => count > 0) && (
        <section>
          <h2 className="m-caps">{presentation?.holdings?.title ?? words.held()}</h2>
          <ul>
            {held.map(({ seat, title, count }) => (
              <li key={seat}>{words.holds({ seat, title, count })}</li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
