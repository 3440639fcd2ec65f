'use client'

import type { ReferenceCell, ReferenceRow, ReferenceTable, TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { ReactNode } from 'react'
import * as texts from '../messages/reference.generated.js'
import * as signs from '../messages/flags.generated.js'
import { RuleLink } from '../rules/RuleLink.js'
import { Marked } from './Marked.js'

/** Draws a value that may be replaced, where a group is choosing; null where it is only read. */
export type EditCell = ((cell: ReferenceCell & { readonly path: string }, label: string) => ReactNode) | null

interface TableOfProps {
  readonly table: ReferenceTable
  readonly rows: readonly ReferenceRow[]
  readonly rules: TabletopSystem['rules']
  readonly words: readonly string[]
  readonly edit: EditCell
  /** In front of the ids of headings, which are one page's own. */
  readonly prefix: string
}

function Value({ cell, words }: { readonly cell: ReferenceCell; readonly words: readonly string[] }) {
  const { printed } = cell
  if (printed === undefined) return <Marked text={cell.text} words={words} />
  return (
    <>
      <b className="r-own">
        <Marked text={cell.text} words={words} />
      </b>
      <span className="r-printed">{texts.printed({ value: () => <Marked text={printed} words={words} /> })}</span>
    </>
  )
}

const FlagSign = ({ flag }: { readonly flag: NonNullable<ReferenceRow['flag']> }) => (
  <abbr className="r-flag" title={signs.meaning({ flag })}>
    <span aria-hidden="true">{signs.sign({ flag })}</span>
    <span className="m-hidden">{signs.inBrackets({ flag })}</span>
  </abbr>
)

const isReplaceable = (cell: ReferenceCell): cell is ReferenceCell & { readonly path: string } => cell.path !== null

/** One table of the reference. On a narrow screen it moves sideways under its first column. */
export function TableOf({ table, rows, rules, words, edit, prefix }: TableOfProps) {
  // Columns that none of the rows fills are left out of what was found.
  const columns = table.columns.filter(({ key }) => rows.some(({ cells }) => cells[key] !== undefined))
  const heading = `${prefix}${table.id}`
  return (
    <section className="r-table">
      <h3 id={heading}>
        <Marked text={table.title} words={words} />
      </h3>
      {table.note && (
        <p className="m-quiet r-note">
          <Marked text={table.note} words={words} />
        </p>
      )}
      {/* It scrolls by itself where it is wider than the page: by keys too. */}
      <div className="r-scroll" role="region" aria-labelledby={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  <Marked text={title} words={words} />
                </th>
              ))}
              <th scope="col">{texts.source()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Marked text={row.title} words={words} /> {row.flag && <FlagSign flag={row.flag} />}
                  {row.note && (
                    <span className="r-note">
                      <Marked text={row.note} words={words} />
                    </span>
                  )}
                </th>
                {columns.map(({ key, title }) => {
                  const cell = row.cells[key]
                  return (
                    <td key={key}>
                      {cell &&
                        (edit && isReplaceable(cell) ? (
                          edit(cell, texts.cell({ table: table.title, row: row.title, column: title }))
                        ) : (
                          <Value cell={cell} words={words} />
                        ))}
                    </td>
                  )
                })}
                <td className="r-rules">
                  {row.ledger.map((rule) => (
                    <RuleLink key={rule} rule={rule} rules={rules} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
