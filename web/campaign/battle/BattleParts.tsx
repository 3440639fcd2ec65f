'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/index.js'
import { DocumentView } from '../DocumentView.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { ViewProvider } from '../ViewContext.js'
import { AnswerDesk } from './AnswerDesk.js'
import { useBattleContext } from './BattleContext.js'
import { SystemNote } from './SystemNote.js'

const DiceHelpers = lazy(() => import('./DiceHelpers.js').then((module) => ({ default: module.DiceHelpers })))
const RollLog = lazy(() => import('./RollLog.js').then((module) => ({ default: module.RollLog })))

/** The outcome, as the report of that hour told this side. */
function Told() {
  const { told, rules } = useBattleContext()
  if (told.length === 0) return null
  return (
    <section className="b-told" aria-label="Outcome">
      <h2>Outcome</h2>
      <ul>
        {told.map((line, at) => (
          <li key={at}>
            {line.text} <RuleLink rule={line.rule} rules={rules} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The battle sheet, and under which rules it is fought. */
export function SheetPart() {
  const { view, sheet, rules } = useBattleContext()
  return (
    <>
      {view === undefined && <Skeleton lines={6} label="Looking the sheet up" />}
      {view === null && (
        <p className="m-quiet">
          Its sheet is in the report of its turn: see what you knew then, from the campaign’s page.
        </p>
      )}
      <Told />
      {sheet && <DocumentView content={sheet} rules={rules} />}
      <SystemNote />
    </>
  )
}

/** Rolls of the system, and their log. */
export function DicePart() {
  const { state, system } = useBattleContext()
  if (state.kind === 'failed') return <p className="m-quiet">{state.why}</p>
  if (!system) return null
  return (
    <Suspense fallback={<Skeleton lines={4} label="Opening the dice" />}>
      <section className="b-card" aria-label="Dice">
        <h2>Dice</h2>
        <h3 className="m-hidden">Rolls of the system</h3>
        <DiceHelpers system={system} />
      </section>
      <section className="b-card" aria-label="Log of the rolls">
        <h2>Log of the rolls</h2>
        <h3 className="m-hidden">Newest first</h3>
        <RollLog system={system} />
      </section>
    </Suspense>
  )
}

/** What is asked of this side, or the outcome of the battle. */
export function ResultPart() {
  const { tools, view, briefing, open, status } = useBattleContext()
  if (open)
    return (
      view &&
      briefing && (
        <ViewProvider {...{ view, tools }}>
          <AnswerDesk />
        </ViewProvider>
      )
    )
  return (
    <section className="b-card" aria-label="Result">
      <h2>Result</h2>
      <p className="b-status">{status}</p>
      <p className="m-quiet">The outcome stands on the sheet and in the report of the turn.</p>
    </section>
  )
}
