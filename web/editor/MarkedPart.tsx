'use client'

import type { Cell } from '@muster/rulesets/kit/grid.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { fileLimits, fileName } from '@muster/rulesets/kit/scenarioFile.js'
import * as words from '../messages/editor.generated.js'
import { Button, Field, Select } from '../ui/index.js'
import { useEditor } from './EditorContext.js'
import type { DrawnPiece } from './model/drawing.js'
import { cellNameOf, changePiece, nameCell } from './model/pieces.js'
import { ValuesForm } from './ValuesForm.js'
import { WrittenField } from './WrittenField.js'

function MarkedRegion() {
  const { marked, copy, cut, clear, holdCopy } = useEditor()
  return (
    <div className="e-marked">
      <p>{words.region({ cells: marked.region.length })}</p>
      <div className="e-actions">
        <Button size="s" onClick={copy}>
          {words.copy()}
        </Button>
        <Button size="s" onClick={cut}>
          {words.cut()}
        </Button>
        <Button size="s" onClick={clear}>
          {words.clear()}
        </Button>
        <Button size="s" disabled={!holdCopy} onClick={() => holdCopy?.()}>
          {words.paste()}
        </Button>
      </div>
    </div>
  )
}

/** Whose a piece is, where it may be nobody's as well. */
function SeatField({ piece, onSeat }: { readonly piece: DrawnPiece; readonly onSeat: (seat: number | null) => void }) {
  const { drawing } = useEditor()
  return (
    <Field label={words.whose()}>
      {(control) => (
        <Select
          {...control}
          value={piece.seat ?? ''}
          onChange={({ target }) => onSeat(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.nobody()}</option>
          {seatLetters(drawing.seats.length).map((seat, at) => (
            <option key={seat} value={at}>
              {words.seat({ seat })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function MarkedPiece({ index }: { readonly index: number }) {
  const { drawing, kindOf, change, mark } = useEditor()
  const piece = drawing.pieces[index]
  const kind = kindOf(piece?.kind)
  if (!piece || !kind) return null
  const become = (next: DrawnPiece): void => change((before) => changePiece(before, index, next))
  const put = (part: Partial<DrawnPiece>): void => become({ ...piece, ...part })
  const seat = seatLetters(drawing.seats.length)[piece.seat ?? -1] ?? ''
  const cells = piece.at.map((cell) => cellNameOf(drawing, cell)).join(' ')
  return (
    <div key={index} className="e-marked">
      <p>{words.pieceAt({ piece: piece.seat === null ? kind.title : `${kind.title} ${seat}`, cells })}</p>
      {kind.cells.most > 1 && <p className="e-note">{words.cellsMean({ means: kind.cells.means })}</p>}
      {kind.name !== 'none' && (
        <WrittenField
          label={words.nameOf()}
          value={piece.name}
          most={fileLimits.name}
          onDone={(name) => put({ name })}
        />
      )}
      <WrittenField
        label={words.idOf()}
        hint={words.idHint()}
        value={piece.id ?? ''}
        most={60}
        onDone={(id) => {
          const { id: _, ...unnamed } = piece
          if (id === '') become(unnamed)
          else if (fileName.test(id)) put({ id })
        }}
      />
      {kind.seat === 'optional' && <SeatField piece={piece} onSeat={(seat) => put({ seat })} />}
      {kind.values && <ValuesForm schema={kind.values} values={piece.values} onChange={(values) => put({ values })} />}
      <Button
        size="s"
        onClick={() => {
          change((before) => changePiece(before, index, null))
          mark({})
        }}
      >
        {words.takeAway()}
      </Button>
    </div>
  )
}

function MarkedPlace({ place }: { readonly place: Cell }) {
  const { drawing, change } = useEditor()
  return (
    <div key={place} className="e-marked">
      <WrittenField
        first
        label={words.placeName({ cell: cellNameOf(drawing, place) })}
        hint={words.placeHint()}
        value={drawing.names.find(({ at }) => at === place)?.text ?? ''}
        most={fileLimits.name}
        onDone={(name) => change((before) => nameCell(before, place, name))}
      />
    </div>
  )
}

/** What can be done with what is marked on the map. */
export function MarkedPart() {
  const { marked, held, hold } = useEditor()
  if (held)
    return (
      <div className="e-marked">
        <p>{words.held()}</p>
        <Button size="s" onClick={() => hold(null)}>
          {words.letGo()}
        </Button>
      </div>
    )
  if (marked.region.length > 0) return <MarkedRegion />
  if (marked.place !== null) return <MarkedPlace place={marked.place} />
  return marked.piece === null ? null : <MarkedPiece index={marked.piece} />
}
