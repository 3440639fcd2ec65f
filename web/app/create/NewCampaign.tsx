'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/create.generated.js'
import { type RulesetHead, rulesetQuery, rulesetsQuery } from '../../api/rulesets.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { CampaignForm } from './CampaignForm.js'
import { offeredOf } from './presets.js'
import { RulesetStep } from './RulesetStep.js'
import { useDraft } from './useDraft.js'
import { useLast } from './useLast.js'
import { useStep } from './useStep.js'

interface StepsProps {
  readonly first: string
  readonly rulesets: readonly RulesetHead[]
}

function Steps({ first, rulesets }: StepsProps) {
  const [draft, put, forget] = useDraft()
  const [step, go] = useStep()
  const id = rulesets.find((one) => one.id === draft.ruleset)?.id ?? first
  const [{ data, error }, again] = useQuery({ query: rulesetQuery, variables: { id } })
  const last = useLast(id)
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={6} label={words.opening()} />
  if (!data.ruleset) return <EmptyState title={words.gone()}>{words.goneText()}</EmptyState>
  return (
    <CampaignForm
      {...{ draft, put, step, go, forget }}
      // While another ruleset is being read, the one before is shown
      opening={data.ruleset.id !== id}
      offered={offeredOf(data.ruleset, last)}
      rulesets={<RulesetStep {...{ rulesets, put }} chosen={id} />}
    />
  )
}

/** A campaign from five short steps. Every step is answered already: whoever only goes on gets a good one. */
export function NewCampaign() {
  const [{ data, error, fetching }, again] = useQuery({ query: rulesetsQuery })
  if (error) return <Trouble error={error} retry={again} />
  if (fetching || !data) return <Skeleton lines={4} label={words.lookingForRulesets()} />
  const [first] = data.rulesets
  if (!first) return <EmptyState title={words.noRuleset()}>{words.noRulesetText()}</EmptyState>
  return (
    <div className="n-page">
      <h1>{words.heading()}</h1>
      <Steps first={first.id} rulesets={data.rulesets} />
    </div>
  )
}
