'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/landing.generated.js'
import { rulesetsQuery } from '../../api/rulesets.js'
import { Link } from '../../shell/Link.js'
import { Scene } from '../create/Scene.js'

/** How each ruleset plays and what a turn takes, with a scene of it. */
export function RulesetCards() {
  const [{ data }] = useQuery({ query: rulesetsQuery })
  return (
    <ul className="a-rulesets">
      {(data?.rulesets ?? []).map(({ id, title, about, turn }) => (
        <li key={id}>
          <Scene rulesetId={id} title={title} />
          <h3>{title}</h3>
          <p>{about}</p>
          <p className="m-quiet">{turn}</p>
          <p className="m-label">
            <Link href={`/rules/${id}`}>{words.rules({ ruleset: title })}</Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
