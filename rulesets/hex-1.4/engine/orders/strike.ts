import { pieceId, ruleId } from '../../../kit/ids.js'
import { fail, ok } from '../../../kit/result.js'
import { isFacility, type Facility } from '../data/facilities.js'
import { isResource, type Resource } from '../data/resources.js'
import type { MoveOrder } from '../orders.js'
import { option } from './parts/kind.js'
import { by, marchDetail, missionText, problem, type MarchOf } from './parts/march.js'
import { missionNamed, missions, targets } from './parts/missions.js'

const isSeen = (id: string, seen: readonly (Facility | Resource)[]): boolean => {
  const target = id.split(':')[1] ?? ''
  return (isFacility(target) || isResource(target)) && seen.includes(target)
}

/** HX-270: a mission for the hex in which a recon force stands already; what it has seen there comes first. */
export const strike: MarchOf<MoveOrder> = {
  ...{ kind: 'strike', slot: 'march', title: 'Strike where it stands', rule: ruleId('HX-270') },
  shape: { must: ['piece', 'item'], may: ['detail'], by },
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { goHome: { type: 'boolean', title: 'Go home after a raid that is won' } },
  },
  read: (draft) => {
    const detail = marchDetail(draft.detail)
    if (!detail.ok) return detail
    const onArrival = missionNamed(draft.item ?? '')
    if (!onArrival) return fail(problem('mission', 'There is no such mission: take one of those that are offered.'))
    const { goHome } = detail.value
    const force = pieceId(draft.piece ?? '')
    return ok({ kind: 'move', force, path: [], onArrival, ...(goHome === undefined ? {} : { goHome }) })
  },
  offer: (table, mover) => {
    if (mover.class !== 'RF' || table.holding(mover.at) !== 'enemy') return []
    const { facilities, resources } = table.works(mover.at)
    const seen: readonly string[] = [...facilities, ...resources]
    const first = targets.filter((target) => seen.includes(target))
    const item = missions(table.laws.settings['raid.ambush'], first)
      .filter(({ const: id }) => id !== 'lieLow')
      .map(({ const: id, title }) => ({ id, label: title, ...(isSeen(id, first) ? { badge: 'seen' } : {}) }))
    return [option(strike, { piece: mover.id, item, detail: strike.schema })]
  },
  describe: (_, { piece = '', item }) => `${piece} ${missionText(item, 'where it stands') ?? 'lies low'}`,
}
