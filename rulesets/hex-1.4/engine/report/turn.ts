import type { ReportLine } from '../../../kit/view.js'
import type { Stage } from '../state.js'
import { line, type Of } from './line.js'
import type { ReportStep } from './reportStep.js'

const steps: Readonly<Record<Stage, ReportStep>> = {
  setUp: 'setUp',
  upkeep: 'purchases',
  movement: 'march',
  battle: 'battle',
  postBattle: 'retreat',
  ended: 'victory',
}

export const turnOpened = ({ turn, repeats }: Of<'turnOpened'>): ReportLine =>
  repeats
    ? line(
        'HX-004',
        'turn',
        `Turn ${String(turn)} opens at once, since the last had no battle: income is paid, and purchases can be ordered now.`,
      )
    : line('HX-002', 'turn', `Turn ${String(turn)} opens: income is paid, and purchases can be ordered now.`)

const opened: Readonly<Record<Stage, string | null>> = {
  setUp: null,
  upkeep: null,
  movement: 'Purchases are closed; marches and missions can be ordered now.',
  battle: 'All marches are made; the fights of this turn are settled now.',
  postBattle: 'The battles are over; retreats, fall-backs and honours can be ordered now.',
  ended: null,
}

export const stageOpened = ({ stage }: Of<'stageOpened'>): ReportLine | null => {
  const text = opened[stage]
  return text === null ? null : line('HX-002', 'turn', text)
}

export const turnClosed = ({ turn }: Of<'turnClosed'>): ReportLine =>
  line('HX-009', 'turn', `Turn ${String(turn)} is closed.`)

/** One's own order that was struck out when its turn came, and what the desk says of it. */
export const orderRefused = ({ stage, index, piece, code, rule, order, text }: Of<'orderRefused'>): ReportLine =>
  line(
    rule,
    steps[stage],
    `Order ${String(index + 1)}${piece === null ? '' : `, ${piece},`} was struck out: ${text}`,
    [],
    piece === null ? [] : [piece],
    { order, code, index },
  )

export const campaignEnded = ({ outcome }: Of<'campaignEnded'>): ReportLine =>
  line(outcome.rule, 'victory', outcome.text, [], [], { champion: outcome.champion })
