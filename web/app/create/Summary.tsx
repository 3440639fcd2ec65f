'use client'

import * as formWords from '../../messages/create.generated.js'
import * as words from '../../messages/createSteps.generated.js'
import type { ScenarioOffer } from '../../api/rulesets.js'
import { ownZone } from '../../api/time.js'
import { Field, Input } from '../../ui/index.js'
import type { StepProps } from './stepProps.js'
import { nameOf } from './input.js'
import { type Step, titleOf } from './steps.js'
import { linesOf } from './summaryLines.js'
import { addressOf } from './useStep.js'

interface SummaryProps extends StepProps {
  readonly scenario: ScenarioOffer | null
  readonly go: (step: Step) => void
}

/** What is about to be created: each line leads back to its step. */
export function Summary({ offered, draft, put, scenario, go }: SummaryProps) {
  return (
    <section className="n-summary" aria-labelledby="summary-heading">
      <h3 id="summary-heading">{words.summary()}</h3>
      <Field label={formWords.name()}>
        {(control) => (
          <Input
            maxLength={80}
            value={nameOf(draft, scenario)}
            onChange={({ target }) => put((before) => ({ ...before, name: target.value }))}
            {...control}
          />
        )}
      </Field>
      <dl>
        {linesOf(offered, draft, scenario, ownZone()).map(({ step, text }) => (
          <div key={step}>
            <dt>
              {step === 'rules' ? (
                titleOf(step)
              ) : (
                <a
                  href={addressOf(step)}
                  onClick={(event) => {
                    event.preventDefault()
                    go(step)
                  }}
                >
                  {titleOf(step)}
                </a>
              )}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
