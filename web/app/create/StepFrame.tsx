'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '../../messages/createSteps.generated.js'
import { Button } from '../../ui/index.js'
import { beside, type Step, steps, titleOf } from './steps.js'
import { addressOf } from './useStep.js'

interface GoProps {
  readonly step: Step
  readonly go: (step: Step) => void
}

/** All steps, each a link: those with something to put right are marked. */
export const StepList = ({ step, go, wrong }: GoProps & { readonly wrong: ReadonlySet<Step> }) => (
  <nav className="n-steps" aria-label={words.steps()}>
    <ol>
      {steps.map((one, at) => (
        <li key={one} data-wrong={wrong.has(one) || undefined}>
          <a
            href={addressOf(one)}
            aria-current={one === step ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go(one)
            }}
          >
            <span className="n-step-number" aria-hidden="true">
              {wrong.has(one) ? '!' : at + 1}
            </span>
            <span className="n-step-title">{titleOf(one)}</span>
            {wrong.has(one) && <span className="m-hidden">{words.toPutRight()}</span>}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

interface StepFrameProps extends GoProps {
  readonly children: ReactNode
  /** What closes the last step, in place of the button to the next. */
  readonly last: ReactNode
}

/** One step under its heading, which gets the focus when the step is opened from another. */
export function StepFrame({ step, go, children, last }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const [before, after] = [beside(step, -1), beside(step, 1)]
  return (
    <section className="n-step" aria-labelledby="step-heading">
      <h2 id="step-heading" ref={heading} tabIndex={-1}>
        {words.heading({ step })}
      </h2>
      <p className="n-about">{words.about({ step })}</p>
      {children}
      <div className="n-go">
        {before && (
          <Button tone="quiet" onClick={() => go(before)}>
            {words.back()}
          </Button>
        )}
        {after ? (
          <Button type="submit" tone="primary">
            {words.next({ step: titleOf(after) })}
          </Button>
        ) : (
          last
        )}
      </div>
    </section>
  )
}
