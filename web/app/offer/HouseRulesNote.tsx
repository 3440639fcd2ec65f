'use client'

import { Fragment } from 'react'
import { listed } from '@muster/rulesets/kit/messages.js'
import * as words from '../../messages/offer.generated.js'
import type { HouseRules } from '../../api/houseRules.js'
import { campaignGroups, differing, type Row, settingGroups } from '../../houseRules/rows.js'
import { Link } from '../../shell/Link.js'

/** Deadlines stand under the pace already. */
const isOfPace = ({ key }: Row): boolean => key.startsWith('deadline.')

const OneRule = ({ row: { question, value, usual, rules } }: { readonly row: Row }) => (
  <div>
    <dt>{question}</dt>
    <dd>
      {value}
      <span className="m-quiet o-more">{words.usual({ value: usual })}</span>
      {rules.length > 0 && (
        <span className="m-quiet o-more">{words.decides({ rules: listed(rules.map(({ title }) => title)) })}</span>
      )}
    </dd>
  </div>
)

/** What a group plays otherwise than usual, and where all of its house rules are. */
export function HouseRulesNote({ rules, href }: { readonly rules: HouseRules; readonly href: string }) {
  const groups = differing([...campaignGroups(rules), ...settingGroups(rules)])
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !isOfPace(row)) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <section className="o-part">
      <h2>{words.houseRules()}</h2>
      {groups.length === 0 && <p>{words.allUsual()}</p>}
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <h3 className="m-caps">{title}</h3>
          <dl className="o-pairs">
            {rows.map((row) => (
              <OneRule key={row.key} row={row} />
            ))}
          </dl>
        </Fragment>
      ))}
      <p>
        <Link href={href}>{words.allRules()}</Link>
      </p>
    </section>
  )
}
