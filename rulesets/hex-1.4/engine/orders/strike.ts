import { pieceId, ruleId } from '../../../kit/ids.js'
import { fail, ok } from '../../../kit/result.js'
import { isFacility, type Facility } from '../data/facilities.js'
import { isResource, type Resource } from '../data/resources.js'
import type { MoveOrder } from '../model/orders.js'
import { option } from './parts/kind.js'
import { by, marchDetail, missionText, problem, type MarchOf } from './parts/march.js'
import { missionNamed, missions, targets } from './parts/missions.js'
import * as words from '../../messages/marches.generated.js'

const isSeen = (id: string, seen: readonly (Facility | Resource)[]): boolean => {
  const target = id.split(':')[1] ?? ''
  return (isFacility(target) || isResource(target)) && seen.includes(target)
}

/** HX-270: a mission for the hex in which a recon force stands already; what it has seen there comes first. */
export const strike: MarchOf<MoveOrder> = {
  ...{ kind: 'strike', slot: 'march', title: words.strike(), rule: ruleId('HX-270') },
  shape: { must: ['piece', 'item'], may: ['detail'], by },
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { goHome: { type: 'boolean', title: words.goHome() } },
  },
  read: (draft) => {
    const detail = marchDetail(draft.detail)
    if (!detail.ok) return detail
    const onArrival = missionNamed(draft.item ?? '')
    if (!onArrival) return fail(problem('mission', words.noSuchMission()))
    const { goHome } = detail.value
    const force = pieceId(draft.piece ?? '')
    return ok({ kind: 'move', force, path: [], onArrival, ...(goHome === undefined ? {} : { goHome }) })
  },
  offer: (table, mover) => {
    if (mover.class !== 'RF' || table.holding(mover.at) !== 'enemy') return []
    const { facilities, resources } = table.works(mover.at)
    const seen: readonly string[] = [...facilities, ...resources]
    const first = targets.filter((target) => seen.includes(target))
    const item = missions(table.context.settings['raid.ambush'], first)
      .filter(({ const: id }) => id !== 'lieLow')
      .map(({ const: id, title }) => ({ id, label: title, ...(isSeen(id, first) ? { badge: words.seen() } : {}) }))
    return [option(strike, { piece: mover.id, item, detail: strike.schema })]
  },
  describe: (_, { piece = '', item }) =>
    words.does({ force: piece, does: missionText(item, 'here') ?? words.liesLow() }),
}
