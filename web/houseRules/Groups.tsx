'use client'

import * as words from '../messages/houseRules.generated.js'
import { Link } from '../shell/Link.js'
import { Badge } from '../ui/index.js'
import { anchorOf } from '../rules/anchorOf.js'
import type { Group, Row } from './rows.js'

/** Where the text of a rule can be read. */
export type RuleAddress = (rule: string) => string

function OneRow({ row, ruleAt }: { readonly row: Row; readonly ruleAt: RuleAddress }) {
  const { key, question, value, usual, differs, rules } = row
  return (
    <div id={anchorOf(key)} tabIndex={-1} className="h-row" data-differs={differs || undefined}>
      <dt>{question}</dt>
      <dd>
        <p className="h-value">
          {value} {differs && <Badge tone="warn">{words.differs()}</Badge>}
        </p>
        {differs && <p className="m-label m-quiet">{words.usual({ value: usual })}</p>}
        {rules.length > 0 && (
          <p className="m-label m-quiet">
            {words.decides()}{' '}
            {rules.map(({ id, title }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link href={ruleAt(id)} title={title}>
                  {id}
                </Link>
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  )
}

/** Questions and answers under their headings. */
export const Groups = ({ groups, ruleAt }: { readonly groups: readonly Group[]; readonly ruleAt: RuleAddress }) =>
  groups.map(({ title, rows }) => (
    <section key={title} className="h-group" aria-label={title}>
      <h2>{title}</h2>
      <dl className="h-rows">
        {rows.map((row) => (
          <OneRow key={row.key} {...{ row, ruleAt }} />
        ))}
      </dl>
    </section>
  ))
