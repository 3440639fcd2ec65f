import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { counted } from '../../../kit/text.js'
import { refuse } from '../judging.js'
import { mostJoined } from './parts/levels.js'
import { leaving } from './parts/moving.js'
import { unknownPartner } from './parts/partner.js'
import { choiceOf, fromPartner, offered, ofOwn, pace, partners, type PlanKind } from './parts/planKind.js'

const joined = (sum: number, most: number): string => {
  const level = `level ${String(Math.min(sum, most))}`
  return sum <= most ? level : `${level}; ${counted(sum - most, 'level')} above ${String(most)} would be lost`
}

/** BG-140 */
export const join: PlanKind<'join'> = {
  kind: 'join',
  ...{ slot: 'secondary', title: 'Join', noun: 'joining', rule: ruleId('BG-140') },
  shape: { must: ['piece', 'with'] },
  schema: null,
  read: ({ piece = '', with: other = '' }) => ok({ kind: 'join', banner: pieceId(piece), with: pieceId(other) }),
  refuse: (order, banner, ground) =>
    order.with === order.banner
      ? refuse('itself', 'BG-140', 'A banner joins another one: name it.')
      : leaving(banner, ground, 'BG-128'),
  unknown: (order, table) => unknownPartner(order.with, table),
  offer: (asked) => {
    const comrades = partners(asked, 2 * pace(asked.table))
    const [first] = comrades
    return first
      ? offered(join, asked, { kind: 'join', banner: asked.piece.id, with: first.id }, { with: comrades.map(choiceOf) })
      : []
  },
  describe: (_, { piece = '', with: other = '' }) => `${piece} joins ${other}`,
  arrow: fromPartner('join'),
  effect: ofOwn(({ own, ground }, level, { with: other = '' }) => {
    const partner = own.get(other)?.size
    return partner == null
      ? null
      : `together ${joined(level + partner, mostJoined(ground.army, level, partner))}; both must stand in one sector and be told to join`
  }),
}
