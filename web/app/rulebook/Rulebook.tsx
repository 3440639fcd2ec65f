'use client'

import { useSearchParams } from 'next/navigation.js'
import { useDeferredValue, useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/rulebook.generated.js'
import { chosenSettings, rulesQuery } from '../../api/rulesets.js'
import { offered } from '../../houseRules/offered.js'
import { rowOf } from '../../houseRules/rows.js'
import { useAnchor } from '../../houseRules/useAnchor.js'
import { EmptyState, Field, Input, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Trouble } from '../../shell/Trouble.js'
import { SettingNote } from './SettingNote.js'

/** The campaign from which the rules were opened, as far as the reader may know it. */
const useCampaign = (ruleset: string) => {
  const id = useSearchParams().get('campaign') ?? ''
  const [{ data, fetching }] = useQuery({ query: chosenSettings, variables: { id }, pause: id === '' })
  const campaign = data?.campaign
  return { fetching, campaign: campaign?.ruleset.id === ruleset ? { ...campaign, id } : null }
}

export function Rulebook({ id }: { readonly id: string }) {
  const [{ data, error, fetching }, again] = useQuery({ query: rulesQuery, variables: { id } })
  const [typed, setTyped] = useState('')
  const { fetching: opening, campaign } = useCampaign(id)
  const word = useDeferredValue(typed.trim().toLowerCase())
  useAnchor(opening ? [] : (data?.ruleset?.rules.map((rule) => rule.id) ?? []))
  if (error) return <Trouble error={error} retry={again} />
  if (fetching || opening || !data) return <Skeleton lines={8} label={words.opening()} />
  if (!data.ruleset) return <EmptyPage title={words.noRuleset()}>{words.noRulesetText()}</EmptyPage>
  const { title, edition, rules, settings } = data.ruleset
  const rows = new Map(settings.map(offered).map((spec) => [spec.key, rowOf(spec, campaign?.settings[spec.key])]))
  const noteOf = (key: string | null) => {
    const row = key === null ? undefined : rows.get(key)
    return row && <SettingNote {...{ row, campaign }} />
  }
  const shown = rules.filter((rule) => `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(word))
  return (
    <>
      <p className="m-caps">{words.edition({ edition })}</p>
      <h1>{words.heading({ ruleset: title })}</h1>
      <p className="m-quiet">{words.about()}</p>
      <Field label={words.find()} hint={words.found({ found: shown.length, all: rules.length })}>
        {(control) => (
          <Input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} {...control} />
        )}
      </Field>
      {shown.length === 0 && <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>}
      <dl className="a-rules">
        {shown.map((rule) => (
          <div key={rule.id} id={rule.id} tabIndex={-1}>
            <dt>
              <span className="m-mono">{rule.id}</span> {rule.title}
            </dt>
            <dd>
              {rule.text}
              {noteOf(rule.setting)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
