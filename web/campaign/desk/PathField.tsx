'use client'

import * as words from '../../messages/path.generated.js'
import { Button, Coordinate, Field, Select } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { usePlaceNames } from './usePlaceNames.js'

/** A path without a pointer: the same cells that light up on the map, one after the other. */
export function PathField({ from }: { readonly from: string }) {
  const { one: cell, many: cells } = useOpenedView().tools.presentation.cell
  const { way, fill } = useOpenDesk().desk
  const named = usePlaceNames(way?.path.at(-1) ?? from)
  if (!way) return null
  const { path, next, notes } = way
  return (
    <div className="c-path">
      <p className="c-path-cells">
        <Coordinate cell={from} />
        {path.map((name, at) => (
          <span key={`${name} ${String(at)}`}>
            {' → '}
            <Coordinate cell={name} />
          </span>
        ))}
      </p>
      <Field label={words.next({ cell })} hint={words.hint({ cells })}>
        {(control) => (
          <Select
            value=""
            disabled={next.length === 0}
            onChange={({ target }) => fill({ path: [...path, target.value] })}
            {...control}
          >
            <option value="" disabled>
              {words.choices({ choices: next.length })}
            </option>
            {next.map((name) => (
              <option key={name} value={name}>
                {named(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {notes.length > 0 && (
        <ul className="c-path-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {path.length > 0 && (
        <Button size="s" tone="quiet" onClick={() => fill({ path: path.slice(0, -1) })}>
          {words.back()}
        </Button>
      )}
    </div>
  )
}
