'use client'

import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { PieceSpec } from '@muster/rulesets/kit/mapSpec.js'
import * as words from '../messages/editor.generated.js'
import { MarkSign } from '../map/signs/Marks.js'
import { Field, SeatChip, Select } from '../ui/index.js'
import { useEditor } from './EditorContext.js'
import { MarkedPart } from './MarkedPart.js'
import { geometry } from './model/drawing.js'
import { brushReaches } from './model/shapes.js'
import { symmetriesOf, type SymmetryKind } from './model/symmetry.js'
import { Swatch } from './Swatch.js'

function Grounds() {
  const { spec, hand, take } = useEditor()
  const paints = !['piece', 'name', 'eraser', 'select', 'hand'].includes(hand.tool)
  return (
    <fieldset className="e-group">
      <legend>{words.ground()}</legend>
      <div className="e-palette">
        {spec.grounds.map(({ id, title, look }, index) => (
          <button
            key={id}
            type="button"
            className="e-kind"
            aria-pressed={paints && hand.ground === id}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            onClick={() => take({ ground: id, ...(!paints && { tool: 'brush' }) })}
          >
            <Swatch ground={look} />
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Kind({ kind: { id, title, sign } }: { readonly kind: PieceSpec }) {
  const { hand, take, mark } = useEditor()
  return (
    <button
      type="button"
      className="e-kind"
      aria-pressed={hand.tool === 'piece' && hand.piece === id}
      onClick={() => {
        take({ piece: id, tool: 'piece' })
        // The next press is for a new one.
        mark({})
      }}
    >
      <svg className="e-sign" viewBox="-14 -14 28 28" aria-hidden="true">
        <MarkSign sign={sign} size={9} />
      </svg>
      {title}
    </button>
  )
}

function Whose() {
  const { drawing, hand, take, mark } = useEditor()
  return (
    <div className="e-seats" role="group" aria-label={words.whose()}>
      {seatLetters(drawing.seats.length).map((seat, index) => (
        <button
          key={seat}
          type="button"
          className="e-seat"
          aria-pressed={hand.seat === index}
          onClick={() => {
            take({ seat: index, tool: 'piece' })
            mark({})
          }}
        >
          <SeatChip seat={seat} size="s" />
        </button>
      ))}
    </div>
  )
}

function Pieces() {
  const { spec, hand, kindOf } = useEditor()
  const groups = [...new Set(spec.pieces.map(({ group }) => group))]
  const chosen = hand.tool === 'piece' ? kindOf(hand.piece) : undefined
  return groups.map((group) => (
    <fieldset key={group} className="e-group">
      <legend>{group}</legend>
      <div className="e-palette">
        {spec.pieces
          .filter((kind) => kind.group === group)
          .map((kind) => (
            <Kind key={kind.id} kind={kind} />
          ))}
      </div>
      {chosen?.group === group && chosen.seat === 'required' && <Whose />}
      {chosen?.group === group && <p className="e-note">{chosen.about}</p>}
    </fieldset>
  ))
}

function Manner() {
  const { drawing, hand, take } = useEditor()
  return (
    <div className="e-manner">
      <Field label={words.breadth()}>
        {(control) => (
          <Select {...control} value={hand.reach} onChange={({ target }) => take({ reach: Number(target.value) })}>
            {brushReaches.map((reach) => (
              <option key={reach} value={reach}>
                {words.cellsAcross({ cells: 2 * reach + 1 })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.symmetry()}>
        {(control) => (
          <Select
            {...control}
            value={hand.symmetry}
            onChange={({ target }) => take({ symmetry: target.value as SymmetryKind })}
          >
            {symmetriesOf(geometry(drawing)).map(({ kind }) => (
              <option key={kind} value={kind}>
                {words.symmetryKind({ kind })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** What is painted and put on the map, and how. */
export function DrawTab() {
  return (
    <>
      <MarkedPart />
      <Manner />
      <Grounds />
      <Pieces />
    </>
  )
}
