import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { classTitle, mostPoints } from '../data/troops.js'
import { divisionObjection } from '../orderValidation/division.js'
import { compositionSchema, readComposition } from './parts/composition.js'
import type { DivisionOf } from './parts/division.js'
import { option, pointsText } from './parts/kind.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-019, HX-124: a recon force of the starting points, with what it consists of. */
export const divideRecon: DivisionOf = {
  ...{ kind: 'divideRecon', slot: 'forces', title: words.musterRecon(), rule: ruleId('HX-124') },
  shape: { must: ['amount'], may: ['detail'], by: 'HX-019' },
  schema: compositionSchema,
  read: ({ amount: points = 0, detail }) => {
    const composition = readComposition(detail)
    if (!composition.ok) return composition
    const list = composition.value ? { composition: composition.value } : {}
    return ok({ kind: 'divide', class: 'RF', points, ...list })
  },
  refuse: divisionObjection,
  offer: () => [option(divideRecon, { amount: { min: 1, max: mostPoints.RF }, detail: compositionSchema })],
  describe: (_, { amount }) => words.forceOf({ class: classTitle('RF'), points: pointsText(amount) }),
}
