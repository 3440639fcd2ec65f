import type { OrderDraft } from '../../../../kit/orders.js'
import { splitLevels } from '../../data/splitTable.js'
import { refusalOf } from '../../legality.js'
import type { PlanOrder } from '../../orders.js'
import { contradiction, heldByOrder } from '../../pairs.js'
import { readOrder } from '../read.js'
import { shouldLeave, type Move } from './moves.js'
import { gap, weakest, type Own, type Situation } from './situation.js'

type Secondary = 'fortify' | 'entrench' | 'unfortify' | 'resupply' | 'split'

/** Whether a banner may have these orders together. */
export const legalTogether = ({ table }: Situation, self: Own, drafts: readonly OrderDraft[]): boolean => {
  const orders = drafts.flatMap((draft): PlanOrder[] => {
    const read = readOrder(draft)
    return read.ok ? [read.value as PlanOrder] : []
  })
  return (
    orders.length === drafts.length &&
    orders.every((order) => !refusalOf(order, self, table.ground) && !heldByOrder(order, orders, table.ground)) &&
    contradiction(orders, table.ground) === null
  )
}

/** Most banners that are worth their keep. */
const enough = 6

/** Far from every enemy one strong banner grows faster as two (BG-098, BG-145), if both can still fight: most halves cannot (BG-092). */
const divides = (situation: Situation, self: Own): boolean => {
  const { army, settings } = situation.table.ground
  const parts = splitLevels(self.level, {
    flexible: army.includes('FLEXIBLE_COMMAND'),
    extrapolates: settings['flexible.extrapolate'] === true,
  })
  return (
    parts !== null &&
    parts[1] >= weakest &&
    !self.precious &&
    situation.own.length < enough &&
    gap(situation, self.at) > 8
  )
}

/** BG-145: whether one level more goes beyond the cap, which only Massive Armies do not have (BG-309). */
const full = ({ table }: Situation, { level }: Own): boolean =>
  level >= 20 && !table.ground.army.includes('MASSIVE_ARMIES')

/** Secondary orders in the order in which the banner wants them. */
const wishes = (situation: Situation, self: Own, move: Move): readonly Secondary[] => {
  const { to, task, primary, fights } = move
  const near = gap(situation, to)
  const moves = primary.kind !== 'search'
  if (moves) return near <= situation.contact + 1 && fights !== 0 ? ['fortify', 'resupply'] : ['resupply']
  if (self.works !== 'none' && shouldLeave(situation, self, move)) return ['unfortify', 'resupply']
  const slow = situation.table.ground.army.includes('SLOW_RESUPPLY') && self.level < 16
  const threatened = near <= situation.contact + 2
  const meets = near <= situation.contact + 1 && !self.weak
  const digs = meets || (threatened && (fights < 0 || task?.kind === 'guard' || (task?.steps[to] ?? 1) === 0)) || slow
  if (digs && self.works !== 'entrenched') return ['entrench', 'fortify', 'resupply']
  return ['resupply']
}

/** The primary order of a move with the first secondary order that may go beside it. */
export const withSecondary = (situation: Situation, self: Own, move: Move): readonly OrderDraft[] => {
  const wanted: readonly Secondary[] = [
    ...(divides(situation, self) ? (['split'] as const) : []),
    ...wishes(situation, self, move),
  ]
  const kind = wanted.find(
    (wish) =>
      !(wish === 'resupply' && full(situation, self)) &&
      legalTogether(situation, self, [move.primary, { kind: wish, piece: self.piece.id }]),
  )
  return kind ? [move.primary, { kind, piece: self.piece.id }] : [move.primary]
}
