import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { classTitle, isForceClass, mostPoints, pointsPerRp, type ForceClass } from '../data/troops.js'
import { divisionObjection, leastPoints, mostForces, type Beginning } from '../orderValidation/division.js'
import type { DivisionOf } from './parts/division.js'
import { option, pointsText } from './parts/kind.js'
import { classOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

const choiceOf = (beginning: Beginning, kind: ForceClass): Choice => ({
  id: kind,
  label: classTitle(kind),
  badge: words.atMost({ count: mostForces(beginning)[kind] }),
  about: words.startingForceAbout({ class: kind }),
  amount: { min: leastPoints[kind], max: mostPoints[kind], ...(kind === 'CF' ? { step: pointsPerRp } : {}) },
})

/** HX-019, HX-020: a conquest or occupation force of the starting points. */
export const divide: DivisionOf = {
  ...{ kind: 'divide', slot: 'forces', title: words.muster(), rule: ruleId('HX-020') },
  shape: { must: ['item', 'amount'], by: 'HX-019' },
  schema: null,
  read: ({ item = '', amount: points = 0 }) =>
    isForceClass(item)
      ? ok({ kind: 'divide', class: item, points })
      : fail(malformed('class', words.nameAnyClass(), 'HX-101')),
  refuse: divisionObjection,
  offer: (beginning) => [option(divide, { many: true, item: [choiceOf(beginning, 'OF'), choiceOf(beginning, 'CF')] })],
  describe: (_, { item, amount }) => words.forceOf({ class: classOf(item), points: pointsText(amount) }),
}
