import { ruleId } from '../../../kit/ids.js'
import type { AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { goingProblem, readGoing } from './parts/going.js'
import { arrowFrom, option } from './parts/kind.js'
import * as words from '../../messages/aftermath.generated.js'

/** HX-361: where a beaten force goes. */
export const retreat: AftermathOf<'retreat'> = {
  ...{ kind: 'retreat', slot: 'going', title: words.retreat(), rule: ruleId('HX-361') },
  schema: null,
  read: readGoing('retreat'),
  refuse: (order, view) => goingProblem(order, asked(view).retreats, 'HX-361'),
  offer: (view) =>
    asked(view)
      .retreats.filter(({ to }) => to.length > 0)
      .map(({ force: piece, to }) => option(retreat, { piece, to })),
  describe: (_, { piece = '', to = '…' }) => words.retreatsTo({ force: piece, to }),
  arrow: (view, { piece, to }) => arrowFrom(view, piece, to, 'retreat'),
}
