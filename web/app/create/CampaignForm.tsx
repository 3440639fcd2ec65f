'use client'

import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { type ReactNode, useState } from 'react'
import * as words from '../../messages/createSteps.generated.js'
import { ownZone } from '../../api/time.js'
import { Button, EmptyState, Notice, Skeleton } from '../../ui/index.js'
import * as formWords from '../../messages/create.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { faultsIn } from './faults.js'
import { MapStep } from './MapStep.js'
import { PaceStep } from './PaceStep.js'
import { zoneOf } from './presets.js'
import { RulesStep } from './RulesStep.js'
import { SeatsStep } from './SeatsStep.js'
import { StepFrame, StepList } from './StepFrame.js'
import type { StepProps } from './stepProps.js'
import { beside, type Step, stepOfInput } from './steps.js'
import { Summary } from './Summary.js'
import { faultIn } from './tabletop/choice.js'
import { useCreate } from './useCreate.js'
import { type Maps, useMaps } from './useMaps.js'

interface AskedProps extends StepProps {
  readonly step: Step
  readonly go: (step: Step) => void
  readonly maps: Maps
  readonly fault: SettingProblem | null
}

/** What a step after the first asks. */
function Asked({ step, go, maps, fault, ...common }: AskedProps) {
  const { offered, draft } = common
  const { scenario } = maps
  switch (step) {
    case 'map':
      return <MapStep {...common} maps={maps} />
    case 'pace':
      return <PaceStep {...common} timeZone={zoneOf(offered, draft, ownZone())} />
    case 'seats':
      return <SeatsStep {...common} scenario={scenario} />
    case 'rules':
      return <RulesStep {...common} fault={fault} summary={<Summary {...common} {...{ scenario, go }} />} />
    case 'ruleset':
      return null
  }
}

interface CampaignFormProps extends StepProps {
  readonly step: Step
  readonly go: (step: Step) => void
  readonly forget: () => void
  /** Whether the chosen ruleset is still being read. */
  readonly opening: boolean
  /** The first step: it is there before a ruleset is. */
  readonly rulesets: ReactNode
}

export function CampaignForm({ offered, draft, put, step, go, forget, opening, rulesets }: CampaignFormProps) {
  const maps = useMaps(offered.ruleset, draft, put)
  const { create, error, fetching } = useCreate(forget)
  /** Whether somebody wanted to create it: what was never looked at is not called wrong. */
  const [asked, setAsked] = useState(false)
  /** What was sent last: a fault that the server found is told of as long as that stands. */
  const [sent, setSent] = useState<TabletopChoice | undefined>(undefined)
  const { scenario } = maps
  if (!scenario && !maps.newMap) return <EmptyState title={formWords.noMap()}>{formWords.noMapText()}</EmptyState>
  const faults = asked ? faultsIn(offered, draft, maps) : []
  const refused = error?.graphQLErrors[0]?.extensions['at']
  const wrong = new Set([
    ...faults.map((fault) => fault.step),
    ...(typeof refused === 'string' ? [stepOfInput(refused)] : []),
  ])
  const submit = async (): Promise<void> => {
    const next = beside(step, 1)
    if (next) {
      go(next)
      return
    }
    setAsked(true)
    const [first] = faultsIn(offered, draft, maps)
    if (first) {
      if (first.step !== step) go(first.step)
      return
    }
    if (!scenario || opening) return
    setSent(draft.tabletop)
    await create(offered, draft, scenario)
  }
  const common = { offered, draft, put }
  const fault = error && sent === draft.tabletop ? faultIn(error) : null
  const here = faults.filter((fault) => fault.step === step)
  return (
    <>
      <StepList {...{ step, go, wrong }} />
      <form
        className="a-form n-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <StepFrame
          {...{ step, go }}
          last={
            <Button type="submit" tone="primary" busy={fetching}>
              {formWords.press()}
            </Button>
          }
        >
          {here.length > 0 && (
            <div role="alert">
              <Notice tone="warn" title={words.putRight()}>
                <ul>
                  {here.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </Notice>
            </div>
          )}
          {step === 'ruleset' && rulesets}
          {step !== 'ruleset' &&
            (opening ? (
              <Skeleton lines={6} label={formWords.opening()} />
            ) : (
              <Asked {...{ step, go, maps, ...common, fault }} />
            ))}
          {error && step === 'rules' && <Trouble error={error} />}
        </StepFrame>
      </form>
    </>
  )
}
