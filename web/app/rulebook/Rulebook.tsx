'use client'

import { useDeferredValue, useState } from 'react'
import { useQuery } from 'urql'
import { rulesQuery } from '../../api/rulesets.js'
import { EmptyState, Field, Input, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'

export function Rulebook({ id }: { readonly id: string }) {
  const [{ data, error, fetching }, again] = useQuery({ query: rulesQuery, variables: { id } })
  const [typed, setTyped] = useState('')
  const word = useDeferredValue(typed.trim().toLowerCase())
  if (error) return <Trouble error={error} retry={again} />
  if (fetching || !data) return <Skeleton lines={8} label="Opening the rules" />
  if (!data.ruleset)
    return <EmptyPage title="No such ruleset">Check the address, or open the rules from a campaign.</EmptyPage>
  const { title, edition, rules } = data.ruleset
  const shown = rules.filter((rule) => `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(word))
  return (
    <>
      <p className="m-caps">Edition {edition}</p>
      <h1>{title}: the rules as Muster applies them</h1>
      <p className="m-quiet">
        Short notes in our own words, each with the number that reports cite. They do not replace the rulebook.
      </p>
      <Field label="Find" hint={`${String(shown.length)} of ${String(rules.length)} rules`}>
        {(control) => (
          <Input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} {...control} />
        )}
      </Field>
      {shown.length === 0 && (
        <EmptyState title="No rule has that word">
          Try a shorter word, or a number such as one cited in a report.
        </EmptyState>
      )}
      <dl className="a-rules">
        {shown.map((rule) => (
          <div key={rule.id} id={rule.id}>
            <dt>
              <span className="m-mono">{rule.id}</span> {rule.title}
            </dt>
            <dd>
              {rule.text}
              {rule.setting && <span className="m-quiet"> (Setting: {rule.setting})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
