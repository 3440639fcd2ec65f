import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { mostLevel } from './parts/levels.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'

/** BG-145 */
export const resupply: PlanKind<'resupply'> = {
  ...bare('resupply'),
  ...{ slot: 'secondary', title: 'Resupply', noun: 'the resupply', rule: ruleId('BG-145'), clears: true },
  refuse: (_, { works }, { army }) =>
    army.includes('SLOW_RESUPPLY') && works !== 'entrenched'
      ? refuse('army-rule', 'BG-326', 'Slow Resupply: only an entrenched banner resupplies.')
      : null,
  offer: (asked) => offerBare(resupply, asked),
  describe: (_, { piece = '' }) => `${piece} resupplies`,
  effect: ofOwn(({ ground }, level) =>
    level >= mostLevel(ground.army)
      ? 'is at 20 already: nothing is gained'
      : `level ${String(level)} → ${String(level + 1)}`,
  ),
}
