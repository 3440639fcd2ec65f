import { ruleId } from '../../../kit/ids.js'
import type { PostBattleView } from '../view.js'
import type { AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { goingProblem, readGoing } from './parts/going.js'
import { arrowFrom, option } from './parts/kind.js'

const ways: Readonly<Record<PostBattleView['fallBacks'][number]['why'], readonly [label: string, rule: string]>> = {
  'lost-raid': ['Fall back', 'HX-274'],
  'won-raid': ['Go home', 'HX-276'],
  'won-meeting': ['Advance', 'HX-248'],
}

/** HX-248, HX-274, HX-276: where a recon force goes after a raid, or after a won meeting. */
export const fallBack: AftermathOf<'fallBack'> = {
  ...{ kind: 'fallBack', slot: 'going', title: 'Fall back', rule: ruleId('HX-274') },
  schema: null,
  read: readGoing('fallBack'),
  refuse: (order, view) => goingProblem(order, asked(view).fallBacks, 'HX-274'),
  offer: (view) =>
    asked(view).fallBacks.map(({ force: piece, to, why }) => {
      const [label, rule] = ways[why]
      return option(fallBack, { label, rule: ruleId(rule), piece, to })
    }),
  describe: (_, { piece = '', to = '…' }) => `${piece} goes to ${to}`,
  arrow: (view, { piece, to }) => arrowFrom(view, piece, to, 'retreat'),
}
