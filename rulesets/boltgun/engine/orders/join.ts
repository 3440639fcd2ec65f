import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse } from '../model/judging.js'
import { mostJoined } from './parts/levels.js'
import { leaving } from './parts/moving.js'
import { unknownPartner } from './parts/partner.js'
import { choiceOf, fromPartner, offered, ofOwn, pace, partners, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

const together = (sum: number, most: number): string =>
  words.joinTogether({ level: Math.min(sum, most), over: Math.max(0, sum - most), most })

/** BG-140 */
export const join: PlanKind<'join'> = {
  kind: 'join',
  ...{ slot: 'secondary', title: words.join(), rule: ruleId('BG-140') },
  shape: { must: ['piece', 'with'] },
  schema: null,
  read: ({ piece = '', with: other = '' }) => ok({ kind: 'join', banner: pieceId(piece), with: pieceId(other) }),
  refuse: (order, banner, ground) =>
    order.with === order.banner ? refuse('itself', 'BG-140', words.joinsItself()) : leaving(banner, ground, 'BG-128'),
  unknown: (order, table) => unknownPartner(order.with, table),
  offer: (asked) => {
    const comrades = partners(asked, 2 * pace(asked.table))
    const [first] = comrades
    return first
      ? offered(join, asked, { kind: 'join', banner: asked.piece.id, with: first.id }, { with: comrades.map(choiceOf) })
      : []
  },
  describe: (_, { piece: banner = '', with: other = '' }) => words.joins({ banner, other }),
  arrow: fromPartner('join'),
  effect: ofOwn(({ own, ground }, level, { with: other = '' }) => {
    const partner = own.get(other)?.size
    return partner == null ? null : together(level + partner, mostJoined(ground.army, level, partner))
  }),
}
