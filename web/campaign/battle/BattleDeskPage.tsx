'use client'

import type { ReportLine } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { CombinedError } from 'urql'
import type { BattleDesk } from '../../api/battles.js'
import type { Connection } from '../../api/live.js'
import { ownZone } from '../../api/time.js'
import type { Briefing } from '../../api/briefing.js'
import type { Campaign } from '../../api/campaign.js'
import type { Table } from '../../api/table.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Badge, Button, Skeleton } from '../../ui/index.js'
import type { Tools } from '../desk/openDesk.js'
import { RuleLink } from '../report/RuleLink.js'
import { DocumentView } from '../DocumentView.js'
import { StateNotice } from '../States.js'
import { AnswerDesk } from './AnswerDesk.js'
import { BattleClock } from './BattleClock.js'
import { Ground } from './Ground.js'
import { lengthOf } from './paper.js'
import { Schedule } from './Schedule.js'
import { SystemNote } from './SystemNote.js'
import './table.css'
import { Talk } from './Talk.js'
import type { BattleActs } from './useBattle.js'
import { useBattleView } from './useBattleView.js'
import { useNewParts } from './useNewParts.js'
import { useSystem } from '../../tabletop/useSystem.js'
import { onClocks } from './when.js'

const DiceHelpers = lazy(() => import('./DiceHelpers.js').then((module) => ({ default: module.DiceHelpers })))
const Reference = lazy(() =>
  import('../../app/reference/Reference.js').then((module) => ({ default: module.Reference })),
)
const RollLog = lazy(() => import('./RollLog.js').then((module) => ({ default: module.RollLog })))

const parts = [
  ['sheet', 'Sheet'],
  ['ground', 'Table'],
  ['talk', 'Talk'],
  ['dice', 'Dice'],
  ['answer', 'Result'],
] as const
type Part = (typeof parts)[number][0]

interface BattleDeskPageProps {
  readonly campaign: Campaign
  readonly briefing: Briefing | null
  readonly table: Table
  readonly connection: Connection
  readonly desk: BattleDesk
  readonly tools: Tools
  readonly acts: BattleActs
  readonly error: CombinedError | undefined
}

const lines = { live: 'live', lost: 'Offline, reconnecting', connecting: 'connecting', idle: 'Not connected' } as const

/** The outcome, as the report of that hour told this side. */
const Told = ({ told, rules }: { readonly told: readonly ReportLine[]; readonly rules: Tools['rules'] }) =>
  told.length > 0 && (
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

/** On paper: when the two meet, without forms and messages. */
const PrintedHour = ({ desk }: { readonly desk: BattleDesk }) =>
  desk.agreedFor !== null && (
    <p className="b-printed">
      Fought on{' '}
      {onClocks(desk.agreedFor, desk.sides, ownZone())
        .map(({ text, whose, zone }) => `${text} ${whose} (${zone.replaceAll('_', ' ')})`)
        .join(', ')}
    </p>
  )

/** One battle on one page: beside the table with one thumb, at a desk in columns, on paper as one sheet. */
export function BattleDeskPage(props: BattleDeskPageProps) {
  const { campaign, briefing, table, connection, desk, tools, acts, error } = props
  const [part, setPart] = useState<Part>('sheet')
  const news = useNewParts(desk, part)
  const form = useRef<HTMLDivElement>(null)
  const { view, told } = useBattleView(campaign, briefing, tools, desk)
  const state = useSystem(campaign.tabletop)
  const system = state.kind === 'open' ? state.system : null
  const sheet = view ? (tools.presentation.document?.(view, desk.about) ?? null) : null
  const head = view ? tools.presentation.documents?.(view).find(({ about }) => about === desk.about) : undefined
  const settled = useMemo(
    () => (view ? (tools.presentation.field?.(view, desk.about) ?? null) : null),
    [view, tools, desk.about],
  )
  const asks = campaign.place.former
    ? []
    : (briefing?.asks ?? []).filter(({ closed, about }) => !closed && about === desk.about)
  const open = desk.closedAt === null && !campaign.place.former && table.phase !== 'ENDED'
  const title = sheet?.title ?? desk.sides.map((side) => side.title).join(' against ')
  // The last view that knew the battle may be older than its end.
  const status = desk.closedAt !== null && head?.open !== false ? 'Decided' : (head?.status ?? null)
  const rules = tools.rules
  const toForm = (): void => {
    setPart('answer')
    // On a phone the part is shown first.
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'start' }))
  }
  return (
    <article className="b-desk" data-part={part} data-length={lengthOf(sheet)}>
      <div className="b-head">
        <p className="b-tools m-label">
          <Link href={`/campaign/${campaign.id}`}>← {campaign.name}</Link>
          <span className="b-actions">
            <Badge tone={connection === 'live' ? 'good' : connection === 'lost' ? 'warn' : 'plain'}>
              {lines[connection]}
            </Badge>
            <Suspense fallback={null}>
              <Reference choice={campaign.tabletop} />
            </Suspense>
            <Button size="s" onClick={() => window.print()}>
              Print
            </Button>
          </span>
        </p>
        <p className="m-label m-quiet">
          {campaign.name} · {campaign.ruleset.title}
          {view && ` · turn ${String(view.turn)}`} · {campaign.tabletop.title}
        </p>
        <h1>{title}</h1>
        <p className="b-status">
          {desk.closedAt !== null && <Badge>closed</Badge>} {status}
        </p>
        <PrintedHour desk={desk} />
      </div>
      <StateNotice {...{ campaign, table }} />
      {error && <Trouble error={error} />}
      <div className="b-columns">
        <div className="b-part b-column-sheet" data-of="sheet">
          {view === undefined && <Skeleton lines={6} label="Looking the sheet up" />}
          {view === null && (
            <p className="m-quiet">
              Its sheet is in the report of its turn: see what you knew then, from the campaign’s page.
            </p>
          )}
          <Told told={told} rules={rules} />
          {sheet && <DocumentView content={sheet} rules={rules} />}
          <SystemNote tabletop={campaign.tabletop} state={state} />
        </div>
        <div className="b-part b-column-ground" data-of="ground">
          <Ground {...{ settled, system, desk, acts, open }} />
        </div>
        <div className="b-part b-column-talk" data-of="talk">
          <BattleClock {...{ campaign, desk, asks, rules, toForm }} within={head?.answerWithin} />
          <Schedule {...{ desk, acts, title, open }} />
          <Talk {...{ desk, acts, open }} />
        </div>
        <div className="b-part b-column-dice" data-of="dice">
          {state.kind === 'failed' && <p className="m-quiet">{state.why}</p>}
          {system && (
            <Suspense fallback={<Skeleton lines={4} label="Opening the dice" />}>
              <section className="b-card" aria-label="Dice">
                <h2>Dice</h2>
                <h3 className="m-hidden">Rolls of the system</h3>
                <DiceHelpers {...{ system, desk, open }} publicKey={campaign.publicKey} roll={acts.roll} />
              </section>
              <section className="b-card" aria-label="Log of the rolls">
                <h2>Log of the rolls</h2>
                <h3 className="m-hidden">Newest first</h3>
                <RollLog {...{ system, desk }} publicKey={campaign.publicKey} />
              </section>
            </Suspense>
          )}
        </div>
        <div className="b-part b-column-answer" data-of="answer" ref={form}>
          {view && briefing && open && <AnswerDesk {...{ campaign, table, tools, asks }} view={view} status={status} />}
          {!open && (
            <section className="b-card" aria-label="Result">
              <h2>Result</h2>
              <p className="b-status">{status}</p>
              <p className="m-quiet">The outcome stands on the sheet and in the report of the turn.</p>
            </section>
          )}
        </div>
      </div>
      <nav className="b-nav" aria-label="Parts of the desk">
        {parts.map(([id, label]) => (
          <button key={id} type="button" aria-pressed={part === id} onClick={() => setPart(id)}>
            {label}
            {id === 'answer' && asks.length > 0 && <span className="b-dot" role="img" aria-label="asked of you" />}
            {news.has(id) && <span className="b-dot" role="img" aria-label="something new" />}
          </button>
        ))}
      </nav>
    </article>
  )
}
