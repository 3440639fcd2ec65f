'use client'

import type { TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as words from '../messages/reference.generated.js'
import { EmptyState, Input } from '../ui/index.js'
import { About } from './About.js'
import { Jump } from './Jump.js'
import { Marked } from './Marked.js'
import './reference.css'
import { indexOf, search, wordsIn } from './search.js'
import { type EditCell, TableOf } from './TableOf.js'

interface ReferenceViewProps {
  readonly system: TabletopSystem
  /** Where it is being replaced, not read. */
  readonly edit?: EditCell
  /** Whether whatever is typed on the page is a search. */
  readonly takesKeys?: boolean
  /** Whether the field has the focus from the start. */
  readonly focused?: boolean
}

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A letter pressed anywhere on the page goes into the search; `/` only brings the hand there. */
const useTyping = (field: React.RefObject<HTMLInputElement | null>, on: boolean): void => {
  // Before it is painted: whoever sees the page may type at once.
  useLayoutEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWritable(event.target)) return
      if (event.key.length !== 1 || event.key === ' ' || document.querySelector('dialog[open]')) return
      if (event.key === '/') event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [field, on])
}

/** The tables with a value that may be replaced. */
const replaceable = (system: TabletopSystem): TabletopSystem => ({
  ...system,
  tables: system.tables.filter(({ rows }) =>
    rows.some(({ cells }) => Object.values(cells).some(({ path }) => path !== null)),
  ),
})

/** Tables, rules and sources of a system, all of it searched with every key. Nothing is fetched: the system is in the browser already. */
export function ReferenceView({ system, edit = null, takesKeys = false, focused = false }: ReferenceViewProps) {
  const [typed, setTyped] = useState('')
  const wanted = wordsIn(useDeferredValue(typed))
  const isEdited = edit !== null
  const index = useMemo(() => indexOf(isEdited ? replaceable(system) : system), [system, isEdited])
  const found = search(index, wanted)
  const prefix = `${useId()}-`
  const field = useRef<HTMLInputElement>(null)
  useTyping(field, takesKeys)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const groups = [...new Set(found.tables.map(({ table }) => table.group))]
  const rules = edit ? [] : found.rules
  const jump = (id: string): void => document.getElementById(`${prefix}${id}`)?.scrollIntoView({ block: 'start' })
  const nothing = found.tables.length === 0 && rules.length === 0
  return (
    <div className="r-reference">
      <div className="r-search">
        <Input
          ref={field}
          type="search"
          aria-label={words.search()}
          placeholder={words.searchFor()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Within a form it would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p className="m-label m-quiet" role="status">
          {wanted.length > 0 &&
            (edit ? words.foundRows({ rows: found.rows }) : words.found({ rows: found.rows, rules: rules.length }))}
        </p>
      </div>
      <div className="r-columns">
        <Jump groups={groups} tables={found.tables} hasRules={rules.length > 0} onJump={jump} />
        <div className="r-tables">
          {wanted.length === 0 && <About system={system} />}
          {nothing && <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>}
          {groups.map((group) => (
            <section key={group}>
              <h2>{group}</h2>
              {found.tables
                .filter(({ table }) => table.group === group)
                .map(({ table, rows }) => (
                  <TableOf key={table.id} {...{ table, rows, edit, prefix }} words={wanted} rules={system.rules} />
                ))}
            </section>
          ))}
          {rules.length > 0 && (
            <section>
              <h2 id={`${prefix}rules`}>{words.rules()}</h2>
              <dl className="r-rule-list">
                {rules.map(({ id, title, text }) => (
                  <div key={id}>
                    <dt>
                      <span className="m-mono">
                        <Marked text={id} words={wanted} />
                      </span>{' '}
                      <Marked text={title} words={wanted} />
                    </dt>
                    <dd>
                      <Marked text={text} words={wanted} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
