import { ruleId } from '../../../kit/ids.js'
import { refuse, type Ground } from '../model/judging.js'
import { battleReach, option, pace, type PlanKind } from './parts/planKind.js'
import { ofRelic, relicName } from './parts/ofRelic.js'
import * as words from '../../messages/plans.generated.js'

/** whether relics are picked up without an order. */
export const picksUpByItself = ({ settings }: Pick<Ground, 'settings'>): boolean =>
  settings['relic.pickup'] === 'automatic'

/** BG-271: it costs no order. */
export const pickUp: PlanKind<'pickUp'> = {
  ...ofRelic('pickUp'),
  ...{ slot: 'free', title: words.pickUp(), rule: ruleId('BG-271') },
  refuse: () => null,
  unknown: ({ relic }, { ground, view }) => {
    if (picksUpByItself(ground)) return refuse('by-itself', 'A-37', words.relicsByThemselves())
    return view.detail.relics.some(({ id }) => id === relic)
      ? null
      : refuse('unknown-relic', 'A-37', words.unknownRelic())
  },
  offer: (asked) => {
    const { standing, table } = asked
    if (standing.mustRetreat || picksUpByItself(table.ground)) return []
    const reach = battleReach(table) + pace(table)
    const near = table.view.detail.relics.filter(
      ({ at }) => table.grid.distance(standing.at, table.grid.at(at) ?? 0) <= reach,
    )
    return near.length > 0
      ? [
          option(pickUp, asked, {
            item: near.map(({ id, label, at }) => ({ id, label: words.relicChoice({ relic: label, at }) })),
          }),
        ]
      : []
  },
  describe: (view, { piece: banner = '', item }) => words.picksUp({ banner, relic: relicName(view, item) }),
}
