import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { classTitles, isForceClass, mostPoints, pointsPerRp, type ForceClass } from '../data/troops.js'
import { divisionObjection, leastPoints, mostForces, type Beginning } from '../legality/division.js'
import type { DivisionOf } from './parts/division.js'
import { option, pointsText } from './parts/kind.js'
import { classOf } from './parts/purchase.js'

const about: Readonly<Record<ForceClass, string>> = {
  CF: 'Takes ground and fights for it.\n500 to 2000 points by the hundred.',
  OF: 'Holds the fortress and own ground, never leaves it.\n500 to 2000 points.',
  RF: 'Scouts and raids.\nUp to 1000 points.',
}

const choiceOf = (beginning: Beginning, kind: ForceClass): Choice => ({
  id: kind,
  label: classTitles[kind],
  badge: `${String(mostForces(beginning)[kind])} at most`,
  about: about[kind],
  amount: { min: leastPoints[kind], max: mostPoints[kind], ...(kind === 'CF' ? { step: pointsPerRp } : {}) },
})

/** HX-019, HX-020: a conquest or occupation force of the starting points. */
export const divide: DivisionOf = {
  ...{ kind: 'divide', slot: 'forces', title: 'Muster a force', rule: ruleId('HX-020') },
  shape: { must: ['item', 'amount'], by: 'HX-019' },
  schema: null,
  read: ({ item = '', amount: points = 0 }) =>
    isForceClass(item)
      ? ok({ kind: 'divide', class: item, points })
      : fail(malformed('class', 'Name a class of force as item: CF, OF or RF.', 'HX-101')),
  refuse: divisionObjection,
  offer: (beginning) => [option(divide, { many: true, item: [choiceOf(beginning, 'OF'), choiceOf(beginning, 'CF')] })],
  describe: (_, { item, amount }) => `${classOf(item)} of ${pointsText(amount)}`,
}
