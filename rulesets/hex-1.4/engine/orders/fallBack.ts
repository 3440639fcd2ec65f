import { ruleId } from '../../../kit/ids.js'
import type { PostBattleView } from '../view/view.js'
import type { AftermathOf } from './parts/aftermath.js'
import { asked } from './parts/asked.js'
import { goingProblem, readGoing } from './parts/going.js'
import { arrowFrom, option } from './parts/kind.js'
import * as words from '../../messages/aftermath.generated.js'

type Way = Parameters<typeof words.goes>[0]['why']

const ways: Readonly<Record<PostBattleView['fallBacks'][number]['why'], readonly [why: Way, rule: string]>> = {
  'lost-raid': ['lostRaid', 'HX-274'],
  'won-raid': ['wonRaid', 'HX-276'],
  'won-meeting': ['wonMeeting', 'HX-248'],
}

/** HX-248, HX-274, HX-276: where a recon force goes after a raid, or after a won meeting. */
export const fallBack: AftermathOf<'fallBack'> = {
  ...{ kind: 'fallBack', slot: 'going', title: words.goes({ why: 'lostRaid' }), rule: ruleId('HX-274') },
  schema: null,
  read: readGoing('fallBack'),
  refuse: (order, view) => goingProblem(order, asked(view).fallBacks, 'HX-274'),
  offer: (view) =>
    asked(view).fallBacks.map(({ force: piece, to, why }) => {
      const [way, rule] = ways[why]
      return option(fallBack, { label: words.goes({ why: way }), rule: ruleId(rule), piece, to })
    }),
  describe: (_, { piece = '', to = '…' }) => words.goesTo({ force: piece, to }),
  arrow: (view, { piece, to }) => arrowFrom(view, piece, to, 'retreat'),
}
