'use client'

import * as words from '../../messages/offer.generated.js'
import type { HouseRules } from '../../api/houseRules.js'
import { campaignGroups, differing, settingGroups } from '../../houseRules/rows.js'
import { Link } from '../../shell/Link.js'

/** What a group plays otherwise than usual, and where all of its house rules are. */
export function HouseRulesNote({ rules, href }: { readonly rules: HouseRules; readonly href: string }) {
  const rows = differing([...campaignGroups(rules), ...settingGroups(rules)]).flatMap((group) => group.rows)
  return (
    <section className="o-rules">
      <h2>{words.houseRules()}</h2>
      {rows.length === 0 && <p>{words.allUsual()}</p>}
      <dl>
        {rows.map(({ key, question, value, usual }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>
              {value} <span className="m-quiet">{words.usual({ value: usual })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={href}>{words.allRules()}</Link>
      </p>
    </section>
  )
}
