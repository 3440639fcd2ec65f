import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { relicTitle } from '../view/relicTitle.js'
import { ofOwn, option, type PlanKind } from './parts/planKind.js'
import { ofRelic, relicName } from './parts/ofRelic.js'
import * as words from '../../messages/plans.generated.js'

/** BG-274: all that the banner does. */
export const destroyRelic: PlanKind<'destroyRelic'> = {
  ...ofRelic('destroyRelic'),
  ...{ slot: 'special', title: words.destroyRelic(), rule: ruleId('BG-274') },
  refuse: ({ relic }, { relics }) => (relics.includes(relic) ? null : refuse('no-relic', 'BG-274', words.notCarried())),
  offer: (asked) => {
    const { standing, table } = asked
    return standing.mustRetreat || standing.relics.length === 0
      ? []
      : [
          option(destroyRelic, asked, {
            item: standing.relics.map((id) => ({ id, label: relicTitle(table.view, id) })),
          }),
        ]
  },
  describe: (view, { piece: banner = '', item }) => words.destroys({ banner, relic: relicName(view, item) }),
  effect: ofOwn(() => words.destroyAll()),
}
