'use client'

import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { useId, useState } from 'react'
import './rule.css'

interface RuleLinkProps {
  readonly rule: string
  readonly rules: Readonly<Record<string, RuleText>>
}

/** A rule's number; pressed, it says why in our words, on the spot. */
export function RuleLink({ rule, rules }: RuleLinkProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const text = Object.hasOwn(rules, rule) ? rules[rule] : undefined
  return (
    <>
      <button type="button" className="c-rule" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {rule}
      </button>
      {open && (
        <span className="c-rule-text" id={id} role="note">
          <strong>{text?.title ?? rule}</strong> {text?.text ?? 'This build carries no text for it.'}
          {text?.setting && <span className="m-quiet"> Setting: {text.setting}</span>}
        </span>
      )}
    </>
  )
}
