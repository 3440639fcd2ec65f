import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { relicTitle } from '../view/relicTitle.js'
import { ofOwn, option, type PlanKind } from './parts/planKind.js'
import { ofRelic, relicName } from './parts/ofRelic.js'

/** BG-274: all that the banner does. */
export const destroyRelic: PlanKind<'destroyRelic'> = {
  ...ofRelic('destroyRelic'),
  ...{ slot: 'special', title: 'Destroy a relic', noun: 'destroying the relic', rule: ruleId('BG-274') },
  refuse: ({ relic }, { relics }) =>
    relics.includes(relic)
      ? null
      : refuse('no-relic', 'BG-274', 'It does not carry that relic: name one that it carries.'),
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
  describe: (view, { piece = '', item }) => `${piece} destroys ${relicName(view, item)}`,
  effect: ofOwn(() => 'is all that the banner does this turn, and cannot be undone'),
}
