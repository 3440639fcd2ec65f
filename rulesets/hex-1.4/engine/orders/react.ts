import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { ReactOrder } from '../model/orders.js'
import { option } from './parts/kind.js'
import { by, type MarchOf } from './parts/march.js'
import * as words from '../../messages/marches.generated.js'

/** HX-150, where it is the player's to say. */
export const react: MarchOf<ReactOrder> = {
  ...{ kind: 'react', slot: 'react', title: words.react(), rule: ruleId('HX-150') },
  shape: { must: ['piece'], by },
  schema: null,
  read: ({ piece = '' }) => ok({ kind: 'react', force: pieceId(piece) }),
  offer: (table, { id: piece, class: kind, at }) =>
    kind === 'OF' &&
    table.context.settings['garrison.react'] === 'optional' &&
    table.works(at).facilities.includes('GARRISON')
      ? [option(react, { piece })]
      : [],
  describe: (_, { piece = '' }) => words.reacts({ force: piece }),
}
