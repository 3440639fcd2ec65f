import type { ReportLine } from '../../../kit/view.js'
import type { Stage } from '../model/state.js'
import { say, type Of } from './line.js'
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
  repeats ? say('HX-004', 'turn', 'turnRepeated', { turn }) : say('HX-002', 'turn', 'turnOpened', { turn })

export const stageOpened = ({ stage }: Of<'stageOpened'>): ReportLine | null =>
  stage === 'setUp' || stage === 'upkeep' || stage === 'ended' ? null : say('HX-002', 'turn', 'stageOpened', { stage })

export const turnClosed = ({ turn }: Of<'turnClosed'>): ReportLine => say('HX-009', 'turn', 'turnClosed', { turn })

/** One's own order that was struck out when its turn came, and what the desk says of it. */
export const orderRefused = ({ stage, index, piece, code, rule, order, text }: Of<'orderRefused'>): ReportLine => {
  const refused = { number: index + 1, why: text }
  const data = { order, code, index }
  return piece === null
    ? say(rule, steps[stage], 'orderRefused', refused, [], [], data)
    : say(rule, steps[stage], 'orderOfForceRefused', { ...refused, force: piece }, [], [piece], data)
}

export const campaignEnded = ({ outcome }: Of<'campaignEnded'>): ReportLine =>
  say(outcome.rule, 'victory', 'campaignEnded', { outcome: outcome.text }, [], [], { champion: outcome.champion })
