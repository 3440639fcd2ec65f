import { ruleId } from '../../../../kit/ids.js'
import type { OrderOption } from '../../../../kit/orders.js'
import { isFacility, type Facility } from '../../data/facilities.js'
import { isResource, type Resource } from '../../data/resources.js'
import { fortressHold, garrisonHold } from '../../data/troops.js'
import { hasFortress } from '../../legality/holdings.js'
import type { Mover } from '../../legality/movement.js'
import { kinds } from './read.js'
import type { MoveTable } from './ground.js'
import { marchSchema, missions, targets } from './schema.js'
import { walk } from './walk.js'

const slot = 'march'

const march = (table: MoveTable, mover: Mover): readonly OrderOption[] => {
  if (walk(table, { kind: 'move', piece: mover.id, path: [] }, []).next.length === 0) return []
  const recon = mover.class === 'RF'
  const detail = marchSchema({ ambush: table.laws.settings['raid.ambush'], rerolls: table.rerolls })
  return [
    {
      kind: 'move',
      label: recon ? 'March and scout' : 'March',
      slot,
      rule: ruleId(recon ? 'HX-246' : 'HX-191'),
      piece: mover.id,
      path: true,
      ...(recon ? { detail } : {}),
    },
  ]
}

/** HX-119, HX-149, HX-155: what of an OF may go while the rest holds its hex. */
const detach = (table: MoveTable, mover: Mover): readonly OrderOption[] => {
  if (mover.class !== 'OF') return []
  const works = table.works(mover.at)
  const others = table.movers.filter(({ at, class: kind, id }) => at === mover.at && kind === 'OF' && id !== mover.id)
  const hold = hasFortress(works) ? fortressHold : works.facilities.includes('GARRISON') ? garrisonHold : 0
  const must =
    table.holding(mover.at) === 'own' ? Math.max(1, hold - others.reduce((sum, { points }) => sum + points, 0)) : 1
  const max = mover.points - must
  if (max < 1 || walk(table, { kind: 'detach', piece: mover.id, path: [], amount: 1 }, []).next.length === 0) return []
  return [
    {
      kind: 'detach',
      label: 'Send a part',
      slot,
      rule: ruleId('HX-119'),
      piece: mover.id,
      path: true,
      amount: { min: 1, max },
    },
  ]
}

/** HX-270: a mission for the hex in which a recon force stands already; what it has seen there comes first. */
const strike = (table: MoveTable, mover: Mover): readonly OrderOption[] => {
  if (mover.class !== 'RF' || table.holding(mover.at) !== 'enemy') return []
  const { facilities, resources } = table.works(mover.at)
  const seen: readonly string[] = [...facilities, ...resources]
  const first = targets.filter((target) => seen.includes(target))
  return [
    {
      kind: 'strike',
      label: 'Strike where it stands',
      slot,
      rule: ruleId('HX-270'),
      piece: mover.id,
      item: missions(table.laws.settings['raid.ambush'], first)
        .filter(({ const: id }) => id !== 'lieLow')
        .map(({ const: id, title }) => ({ id, label: title, ...(isSeen(id, first) ? { badge: 'seen' } : {}) })),
      detail: kinds['strike'] ?? null,
    },
  ]
}

const isSeen = (id: string, seen: readonly (Facility | Resource)[]): boolean => {
  const target = id.split(':')[1] ?? ''
  return (isFacility(target) || isResource(target)) && seen.includes(target)
}

/** HX-150, where it is the player's to say. */
const react = (table: MoveTable, mover: Mover): readonly OrderOption[] =>
  mover.class === 'OF' &&
  table.laws.settings['garrison.react'] === 'optional' &&
  table.works(mover.at).facilities.includes('GARRISON')
    ? [
        {
          kind: 'react',
          label: 'Defend neighbouring hexes',
          slot: 'react',
          rule: ruleId('HX-150'),
          piece: mover.id,
        },
      ]
    : []

/** What each force may be ordered. */
export const options = (table: MoveTable): readonly OrderOption[] =>
  table.movers.flatMap((mover) => [
    ...march(table, mover),
    ...detach(table, mover),
    ...strike(table, mover),
    ...react(table, mover),
  ])
