import { ruleId } from '../../../kit/ids.js'
import { refuse, type Ground } from '../judging.js'
import { battleReach, option, pace, type PlanKind } from './parts/planKind.js'
import { ofRelic, relicName } from './parts/ofRelic.js'

/** whether relics are picked up without an order. */
export const picksUpByItself = ({ settings }: Pick<Ground, 'settings'>): boolean =>
  settings['relic.pickup'] === 'automatic'

/** BG-271: it costs no order. */
export const pickUp: PlanKind<'pickUp'> = {
  ...ofRelic('pickUp'),
  ...{ slot: 'free', title: 'Pick up a relic', noun: 'picking up the relic', rule: ruleId('BG-271') },
  refuse: () => null,
  unknown: ({ relic }, { ground, view }) => {
    if (picksUpByItself(ground))
      return refuse('by-itself', 'A-37', 'Relics are picked up without an order in this campaign: take the order back.')
    return view.detail.relics.some(({ id }) => id === relic)
      ? null
      : refuse('unknown-relic', 'A-37', 'You do not know where that relic lies: name one that is on your map.')
  },
  offer: (asked) => {
    const { standing, table } = asked
    if (standing.mustRetreat || picksUpByItself(table.ground)) return []
    const reach = battleReach(table) + pace(table)
    const near = table.view.detail.relics.filter(
      ({ at }) => table.grid.distance(standing.at, table.grid.at(at) ?? 0) <= reach,
    )
    return near.length > 0
      ? [option(pickUp, asked, { item: near.map(({ id, label, at }) => ({ id, label: `${label} at ${at}` })) })]
      : []
  },
  describe: (view, { piece = '', item }) => `${piece} picks up ${relicName(view, item)}`,
}
