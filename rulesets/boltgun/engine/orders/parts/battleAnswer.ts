import type { AskView } from '../../../../kit/asks.js'
import { malformed } from '../../../../kit/draftShape.js'
import type { Choice, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import { battleNumber } from '../../battleNumber.js'
import type { AnswerName, BoltgunOrder, OrderOf } from '../../orders.js'
import type { BattleView, BoltgunView } from '../../view.js'
import type { Table } from '../../view/table.js'
import type { AnswerKind } from './answerKind.js'

/** A battle by its two sides, as far as one knows them. */
export const battleName = (view: BoltgunView, id: string | undefined): string => {
  const battle = view.detail.battles.find((one) => one.id === id)
  const [own, enemy] = battle?.sides ?? []
  return battle && own && enemy
    ? `${own.banner ?? own.seat} against ${enemy.banner ?? enemy.armyType}${battleNumber(battle.number, [own.seat, enemy.seat])}`
    : 'the battle'
}

const titleOf = (battle: BattleView): string => {
  const [own, enemy] = battle.sides
  const seats = battle.sides.map(({ seat }) => seat)
  return `${own?.banner ?? 'Your banner'} against ${enemy?.banner ?? enemy?.armyType ?? 'the enemy'}${battleNumber(battle.number, seats)}`
}

const askedAbout = ({ view }: Table, { about }: AskView): BattleView | undefined =>
  view.detail.battles.find(({ id }) => id === about)

/** Options about the battle that is asked about. */
export const offerFor =
  (offer: (table: Table, battle: BattleView, item: readonly Choice[]) => readonly OrderOption[]): AnswerKind['offer'] =>
  (table, ask) => {
    const battle = askedAbout(table, ask)
    return battle ? offer(table, battle, [{ id: battle.id, label: titleOf(battle) }]) : []
  }

type Fault = readonly [code: string, message: string]

/** How one kind of order may be wrong, the answers before it known. */
export type FaultIn<Kind extends AnswerName> = (
  order: OrderOf<Kind>,
  table: Table,
  ask: AskView,
  before: readonly BoltgunOrder[],
) => Fault | null

/** The battle must be the one that is asked about. */
export const ofBattle =
  <Kind extends Exclude<AnswerName, 'army' | 'judge' | 'ruleRetreat' | 'ruleVictory'>>(
    fault: (order: OrderOf<Kind>, battle: BattleView, table: Table, before: readonly BoltgunOrder[]) => string | null,
    code = 'result',
  ): FaultIn<Kind> =>
  (order, table, ask, before) => {
    const battle = askedAbout(table, ask)
    if (order.battle !== battle?.id) return ['unknown-battle', 'You have no such battle: name the one asked about.']
    const message = fault(order, battle, table, before)
    return message === null ? null : [code, message]
  }

interface Judged<Kind extends AnswerName, Beside extends AnswerName> {
  readonly kind: Kind
  readonly rule: string
  readonly fault: FaultIn<Kind>
  /** Whether sealing nothing is an answer too. */
  readonly optional?: boolean
  /** What may stand beside the answer, or alone. */
  readonly beside?: { readonly kind: Beside; readonly fault: FaultIn<Beside> }
}

const isOf = <Kind extends AnswerName>(order: BoltgunOrder, kind: Kind | undefined): order is OrderOf<Kind> =>
  order.kind === kind

/** One answer to a question about one battle. */
export const oneAnswer =
  <Kind extends AnswerName, Beside extends AnswerName = never>(
    judged: Judged<Kind, Beside>,
  ): NonNullable<AnswerKind['check']> =>
  (table, ask, orders) => {
    const { kind, rule, fault, optional = false, beside } = judged
    const answers = orders.filter((order) => !isOf(order, beside?.kind))
    const none = optional || answers.length < orders.length
    if (answers.length > 1 || (answers.length === 0 && !none))
      return [malformed('one-answer', 'Give exactly one answer for this battle.', rule)]
    const faultOf = (order: BoltgunOrder, before: readonly BoltgunOrder[]): Fault | null => {
      if (isOf(order, kind)) return fault(order, table, ask, before)
      if (beside && isOf(order, beside.kind)) return beside.fault(order, table, ask, before)
      return ['misplaced', 'This asks about one battle: answer that.']
    }
    return orders.flatMap((order, index): readonly OrderProblem[] => {
      const found = faultOf(order, orders.slice(0, index))
      return found ? [{ ...malformed(...found, rule), index }] : []
    })
  }
