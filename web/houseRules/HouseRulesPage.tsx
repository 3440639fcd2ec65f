'use client'

import { useState } from 'react'
import * as words from '../messages/houseRules.generated.js'
import type { HouseRules } from '../api/houseRules.js'
import { anchorOf } from '../rules/anchorOf.js'
import { Link } from '../shell/Link.js'
import { Button, Checkbox } from '../ui/index.js'
import { Groups } from './Groups.js'
import { campaignGroups, differing, settingGroups } from './rows.js'
import { Tabletop } from './Tabletop.js'
import { useAnchor } from './useAnchor.js'

interface HouseRulesPageProps {
  /** Name of the campaign. */
  readonly name: string
  readonly rules: HouseRules
  readonly back: { readonly href: string; readonly label: string }
  /** Added to the address of the rulebook, which then shows what this campaign has chosen. */
  readonly query?: string
}

/** Everything that a group has chosen: each question with its answer, and whether it differs from the usual one. */
export function HouseRulesPage({ name, rules, back, query = '' }: HouseRulesPageProps) {
  const [onlyDiffering, setOnly] = useState(false)
  const { ruleset, edition, scenario } = rules
  const all = [...campaignGroups(rules), ...settingGroups(rules)]
  useAnchor(all.flatMap(({ rows }) => rows.map(({ key }) => anchorOf(key))))
  const count = differing(all).reduce((sum, { rows }) => sum + rows.length, 0)
  const rulebook = `/rules/${ruleset.id}${query}`
  return (
    <>
      <p className="m-label h-screen">
        <Link href={back.href}>{back.label}</Link>
      </p>
      <p className="m-caps">{name}</p>
      <h1>{words.title()}</h1>
      <p>
        {words.about({
          ...{ ruleset: ruleset.title, edition, map: scenario.title, differ: count },
          a: (inside) => <Link href={rulebook}>{inside}</Link>,
        })}
      </p>
      <div className="h-tools h-screen">
        <Checkbox label={words.only()} checked={onlyDiffering} onChange={({ target }) => setOnly(target.checked)} />
        <Button size="s" onClick={() => window.print()}>
          {words.print()}
        </Button>
      </div>
      <Groups groups={onlyDiffering ? differing(all) : all} ruleAt={(id) => `${rulebook}#${id}`} />
      <Tabletop tabletop={rules.tabletop} onlyDiffering={onlyDiffering} />
    </>
  )
}
