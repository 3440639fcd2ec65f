'use client'

import { fileLimits } from '@muster/rulesets/kit/scenarioFile.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import * as allied from '../messages/alliances.generated.js'
import * as words from '../messages/editor.generated.js'
import { Checkbox, Field, SeatChip, Select } from '../ui/index.js'
import { useEditor } from './EditorContext.js'
import type { Drawing } from './model/drawing.js'
import { withSeats } from './model/pieces.js'
import { SizeForm } from './SizeForm.js'
import { ValuesForm } from './ValuesForm.js'
import { WrittenField } from './WrittenField.js'

type Seat = Drawing['seats'][number]

/** What is changed of a seat. */
type Written = Partial<Omit<Seat, 'reserved'>> & { readonly reserved?: boolean }

function SeatFields({ seat, index }: { readonly seat: Seat; readonly index: number }) {
  const { spec, drawing, change } = useEditor()
  const { title, options } = spec.subtitle
  const letter = seatLetters(drawing.seats.length)[index] ?? ''
  const put = ({ reserved = seat.reserved === true, alliance = seat.alliance ?? '', ...part }: Written): void =>
    change((before) => ({
      ...before,
      seats: before.seats.map((old, at) =>
        at === index
          ? {
              ...{ title: old.title, subtitle: old.subtitle, ...part },
              ...(reserved && { reserved: true as const }),
              ...(alliance !== '' && { alliance }),
            }
          : old,
      ),
    }))
  return (
    <li className="e-side">
      <SeatChip seat={letter} size="s" />
      <WrittenField
        label={words.sideName({ seat: letter })}
        value={seat.title}
        most={fileLimits.name}
        onDone={(name) => name !== '' && put({ title: name })}
      />
      {options ? (
        <Field label={title}>
          {(control) => (
            <Select {...control} value={seat.subtitle} onChange={({ target }) => put({ subtitle: target.value })}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <WrittenField
          label={title}
          value={seat.subtitle}
          most={fileLimits.name}
          onDone={(subtitle) => put({ subtitle })}
        />
      )}
      {spec.lateStarts && (
        <Checkbox
          label={words.keptForLater()}
          checked={seat.reserved === true}
          onChange={({ target }) => put({ reserved: target.checked })}
        />
      )}
      <WrittenField
        label={allied.field({ seat: letter })}
        hint={allied.fieldHint()}
        value={seat.alliance ?? ''}
        most={fileLimits.name}
        onDone={(alliance) => put({ alliance })}
      />
    </li>
  )
}

/** So many seats: new ones are called and chosen as their place says. */
const seatsOf = ({ seats }: Drawing, count: number, options: readonly string[] | null): Drawing['seats'] =>
  Array.from(
    { length: count },
    (_, at): Seat =>
      seats[at] ?? { title: words.side({ place: at + 1 }), subtitle: options?.[at % options.length] ?? '' },
  )

/** What is told of the map, how large it is, and who plays on it. */
export function MapTab() {
  const { spec, drawing, change } = useEditor()
  const { least, most } = spec.players
  return (
    <>
      <WrittenField
        label={words.title()}
        value={drawing.title}
        most={fileLimits.title}
        onDone={(title) => title !== '' && change((before) => ({ ...before, title }))}
      />
      <WrittenField
        label={words.about()}
        hint={words.aboutHint()}
        value={drawing.about}
        most={fileLimits.about}
        long
        onDone={(about) => change((before) => ({ ...before, about }))}
      />
      <SizeForm />
      <fieldset className="e-group">
        <legend>{words.seats()}</legend>
        <Field label={words.players()}>
          {(control) => (
            <Select
              {...control}
              value={drawing.seats.length}
              onChange={({ target }) =>
                change((before) => withSeats(before, seatsOf(before, Number(target.value), spec.subtitle.options)))
              }
            >
              {Array.from({ length: most - least + 1 }, (_, at) => (
                <option key={at} value={least + at}>
                  {String(least + at)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ul className="e-sides">
          {drawing.seats.map((seat, index) => (
            <SeatFields key={index} {...{ seat, index }} />
          ))}
        </ul>
      </fieldset>
      {spec.values && (
        <ValuesForm
          schema={spec.values}
          values={drawing.values}
          onChange={(values) => change((before) => ({ ...before, values }))}
        />
      )}
    </>
  )
}
