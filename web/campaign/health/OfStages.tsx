'use client'

import { useState } from 'react'
import * as words from '../../messages/health.generated.js'
import type { HealthStage } from '../../api/health.js'
import type { Table } from '../../api/table.js'
import { longDay } from '../../api/time.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ChartSection } from '../records/ChartSection.js'
import { fileName } from '../records/csv.js'
import { RecordTable } from '../records/RecordTable.js'
import { paceChart } from './charts.js'
import { daysOf, endAfter, paceOf, plannedDays, turnsTaken } from './pace.js'

/** As many stages as the server tells: there may have been more. */
const mostStages = 60

const tenths = (days: number): number => Math.round(days * 10) / 10

interface OfStagesProps {
  readonly stages: readonly HealthStage[]
  /** Null: no report tells everybody of battles. */
  readonly battlesTold: number | null
  readonly phase: Table['phase']
}

function Figures({ stages, battlesTold, phase }: OfStagesProps) {
  const { table } = useCampaignContext()
  const [now] = useState(() => Date.now())
  const turns = turnsTaken(stages, stages.length >= mostStages)
  const pace = paceOf(turns)
  const open = stages.at(-1)
  const planned = open && plannedDays(open)
  const missed = stages.filter(({ cause }) => cause === 'DEADLINE').length
  return (
    <dl className="c-health-figures">
      {pace && (
        <div>
          <dt>{words.pace()}</dt>
          <dd>
            {words.daysPerTurn({ days: tenths(pace.days) })}{' '}
            {pace.planned !== null && <small>{words.daysPlanned({ days: tenths(pace.planned) })}</small>}
          </dd>
        </div>
      )}
      {pace && phase !== 'ENDED' && (
        <div>
          <dt>{words.ahead()}</dt>
          <dd>{words.aheadBy({ day: longDay(endAfter(10, pace, now), table.timeZone) })}</dd>
        </div>
      )}
      {open && open.closedAt === null && phase !== 'ENDED' && (
        <div>
          <dt>{words.openStage()}</dt>
          <dd>
            {words.openFor({ days: tenths(daysOf(open, now)) })}{' '}
            {planned !== null && planned !== undefined && <small>{words.daysPlanned({ days: tenths(planned) })}</small>}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.byDeadline()}</dt>
        <dd>{words.ofStages({ missed, all: stages.filter(({ closedAt }) => closedAt !== null).length })}</dd>
      </div>
      {battlesTold !== null && battlesTold > 0 && (
        <div>
          <dt>{words.battlesTold()}</dt>
          <dd>{words.battlesDecided({ battles: battlesTold })}</dd>
        </div>
      )}
    </dl>
  )
}

/** How long turns and stages take, against what the deadlines allow. */
export function OfStages({ stages, battlesTold, phase }: OfStagesProps) {
  const { campaign } = useCampaignContext()
  const [now] = useState(() => Date.now())
  const turns = turnsTaken(stages, stages.length >= mostStages)
  const isReopened = stages.some(({ reopened }) => reopened > 0)
  const titleOf = (id: string): string => campaign.ruleset.stages.find((one) => one.id === id)?.title ?? id
  const table = {
    ...{ id: 'stages', title: words.stages(), note: words.stagesNote() },
    columns: [
      { key: 'turn', title: words.turn(), numeric: true },
      { key: 'stage', title: words.stage() },
      { key: 'days', title: words.taken(), numeric: true },
      { key: 'planned', title: words.planned(), numeric: true },
      { key: 'cause', title: words.closed() },
      { key: 'extended', title: words.extended(), numeric: true },
      ...(isReopened ? [{ key: 'reopened', title: words.reopened(), numeric: true }] : []),
      { key: 'paused', title: words.paused(), numeric: true },
    ],
    rows: [...stages].reverse().map((stage) => {
      const planned = plannedDays(stage)
      return {
        ...{ turn: stage.turn, stage: titleOf(stage.stage), days: tenths(daysOf(stage, now)) },
        ...(planned === null ? {} : { planned: tenths(planned) }),
        cause:
          stage.closedAt === null && phase !== 'ENDED' ? words.isOpen() : words.cause({ cause: stage.cause ?? 'NONE' }),
        ...{ extended: stage.extended, reopened: stage.reopened, paused: stage.pausedHours },
      }
    }),
  }
  return (
    <>
      <Figures {...{ stages, battlesTold, phase }} />
      {turns.length > 1 && (
        <div className="c-health-charts">
          <ChartSection chart={paceChart(turns)} />
        </div>
      )}
      <details className="a-fold">
        <summary>{words.stages()}</summary>
        <RecordTable table={table} file={fileName(campaign.name, words.stages())} />
      </details>
    </>
  )
}
