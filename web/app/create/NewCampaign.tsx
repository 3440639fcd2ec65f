'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import { rulesetQuery, rulesetsQuery } from '../../api/rulesets.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { CampaignForm } from './CampaignForm.js'
import { Choices } from './Choices.js'

function Offer({ id }: { readonly id: string }) {
  const [{ data, error, fetching }, again] = useQuery({ query: rulesetQuery, variables: { id } })
  if (error) return <Trouble error={error} retry={again} />
  if (fetching || !data) return <Skeleton lines={6} label="Opening the ruleset" />
  if (!data.ruleset) return <EmptyState title="This ruleset is gone">Load the page anew and pick another.</EmptyState>
  return <CampaignForm key={id} ruleset={data.ruleset} />
}

export function NewCampaign() {
  const [{ data, error, fetching }, again] = useQuery({ query: rulesetsQuery })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error) return <Trouble error={error} retry={again} />
  if (fetching || !data) return <Skeleton lines={4} label="Looking for rulesets" />
  const id = chosen ?? data.rulesets[0]?.id
  if (!id) return <EmptyState title="No ruleset is installed">The server’s operator has to add one.</EmptyState>
  return (
    <>
      <h1>New campaign</h1>
      <Choices
        legend="Ruleset"
        name="ruleset"
        value={id}
        onChange={setChosen}
        choices={data.rulesets.map((ruleset) => ({
          id: ruleset.id,
          title: ruleset.title,
          text: `Edition ${ruleset.edition}`,
        }))}
      />
      <Offer id={id} />
    </>
  )
}
