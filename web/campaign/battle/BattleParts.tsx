'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/battle.generated.js'
import * as rollWords from '../../messages/rolls.generated.js'
import { Skeleton } from '../../ui/index.js'
import { DocumentView } from '../DocumentView.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { ViewProvider } from '../ViewContext.js'
import { AnswerDesk } from './AnswerDesk.js'
import { useBattleContext } from './BattleContext.js'
import { SystemNote } from './SystemNote.js'

const DiceHelpers = lazy(() => import('./DiceHelpers.js').then((module) => ({ default: module.DiceHelpers })))
const ShowBattle = lazy(() => import('./ShowBattle.js').then((module) => ({ default: module.ShowBattle })))
const RollLog = lazy(() => import('./RollLog.js').then((module) => ({ default: module.RollLog })))

/** What the report of that hour told this side of the end. */
function ToldLines() {
  const { told, rules } = useBattleContext()
  return (
    <ul>
      {told.map((line, at) => (
        <li key={at}>
          {line.text} <RuleLink rule={line.rule} rules={rules} />
        </li>
      ))}
    </ul>
  )
}

/** The outcome, above the document. */
function Told() {
  const { told } = useBattleContext()
  if (told.length === 0) return null
  return (
    <section className="b-told" aria-label={words.outcome()}>
      <h2>{words.outcome()}</h2>
      <ToldLines />
    </section>
  )
}

/** The battle sheet, and under which rules it is fought. */
export function DocumentPart() {
  const { view, document, rules } = useBattleContext()
  return (
    <>
      {view === undefined && <Skeleton lines={6} label={words.openingDocument()} />}
      {view === null && <p className="m-quiet">{words.gone()}</p>}
      <Told />
      {document && <DocumentView content={document} rules={rules} />}
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
    <Suspense fallback={<Skeleton lines={4} label={rollWords.opening()} />}>
      <section className="b-card" aria-label={rollWords.title()}>
        <h2>{rollWords.title()}</h2>
        <h3 className="m-hidden">{rollWords.list()}</h3>
        <DiceHelpers system={system} />
      </section>
      <section className="b-card" aria-label={rollWords.log()}>
        <h2>{rollWords.log()}</h2>
        <h3 className="m-hidden">{rollWords.newestFirst()}</h3>
        <RollLog system={system} />
      </section>
    </Suspense>
  )
}

/** How the battle stands for this side: what is asked, or what came of it. */
function Standing() {
  const { asks, open, told } = useBattleContext()
  if (open) return asks.length === 0 && <p className="m-quiet">{words.nothingAsked()}</p>
  if (asks.length > 0) return null
  if (told.length === 0) return <p className="m-quiet">{words.outcomeStands()}</p>
  return (
    <div className="b-told-lines">
      <ToldLines />
    </div>
  )
}

/** What is asked of this side, or the outcome of the battle. */
export function ResultPart() {
  const { tools, view, status, open, desk } = useBattleContext()
  return (
    <section className="b-card b-answer" aria-label={words.result()}>
      <h2>{words.result()}</h2>
      {status && <p className="b-status">{status}</p>}
      <Standing />
      {open && desk.showable && (
        <Suspense fallback={null}>
          <ShowBattle />
        </Suspense>
      )}
      {view && (
        <ViewProvider {...{ view, tools }}>
          <AnswerDesk />
        </ViewProvider>
      )}
    </section>
  )
}
