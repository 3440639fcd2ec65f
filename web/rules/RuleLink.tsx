'use client'

import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { use, useEffect, useId, useState } from 'react'
import * as words from '../messages/rule.generated.js'
import { Link } from '../shell/Link.js'
import { SettingLinks } from './SettingLinks.js'
import './rule.css'

type Texts = Readonly<Record<string, RuleText>>

/** Long texts that few lines are asked for: fetched with the first why. */
export type RulesLoader = () => Promise<Texts>

/** The texts, or what fetches them. */
export type Rules = Texts | RulesLoader

/** Fetched texts, the sentence that says why there are none, or null while they are on their way. */
const useTexts = (rules: Rules, wanted: boolean): Texts | string | null => {
  const [fetched, setFetched] = useState<Texts | string | null>(null)
  const load = wanted && typeof rules === 'function' ? rules : null
  useEffect(() => {
    if (!load) return
    let here = true
    const show = (found: Texts | string): void => {
      if (here) setFetched(found)
    }
    load().then(show, () => show(words.notLoaded()))
    return () => {
      here = false
    }
  }, [load])
  return typeof rules === 'function' ? fetched : rules
}

const textOf = (texts: Texts | string | null, rule: string): string => {
  if (texts === null) return '…'
  if (typeof texts === 'string') return texts
  return Object.hasOwn(texts, rule) ? (texts[rule]?.text ?? '') : words.noText()
}

/** The setting that decides a rule; on a page of a campaign it leads to what the campaign has chosen. */
function SettingNote({ setting }: { readonly setting: string }) {
  const at = use(SettingLinks)
  return (
    <span className="m-quiet">
      {' '}
      {at ? words.settingIn({ a: (inside) => <Link href={at(setting)}>{inside}</Link> }) : words.setting()}
    </span>
  )
}

/** A rule's number; pressed, it says why in our words, on the spot. */
export function RuleLink({ rule, rules }: { readonly rule: string; readonly rules: Rules }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const texts = useTexts(rules, open)
  const text = texts !== null && typeof texts !== 'string' && Object.hasOwn(texts, rule) ? texts[rule] : undefined
  return (
    <>
      <button type="button" className="c-rule" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {rule}
      </button>
      {open && (
        <span className="c-rule-text" id={id} role="note">
          <strong>{text?.title ?? rule}</strong> {textOf(texts, rule)}
          {text?.setting && <SettingNote setting={text.setting} />}
        </span>
      )}
    </>
  )
}
