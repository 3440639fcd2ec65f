import type { AskView } from '../../../../kit/asks.js'
import { malformed } from '../../../../kit/draftShape.js'
import type { Choice, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import { numberedBattle } from '../../battleNumber.js'
import * as words from '../../../messages/battles.generated.js'
import type { AnswerName, BoltgunOrder, OrderOf } from '../../model/orders.js'
import type { BattleView, BoltgunView } from '../../view/view.js'
import type { Table } from '../../view/table.js'
import type { AnswerKind } from './answerKind.js'
import * as answers from '../../../messages/answers.generated.js'

/** A battle by its two sides, as far as one knows them. */
export const battleName = (view: BoltgunView, id: string | undefined): string => {
  const battle = view.detail.battles.find((one) => one.id === id)
  const [own, enemy] = battle?.sides ?? []
  if (!battle || !own || !enemy) return words.theBattle()
  const title = words.against({ own: own.banner ?? own.seat, enemy: enemy.banner ?? enemy.armyType })
  return numberedBattle(title, battle.number, [own.seat, enemy.seat])
}

const titleOf = (battle: BattleView): string => {
  const [own, enemy] = battle.sides
  const title = words.against({
    own: own?.banner ?? words.yourBanner(),
    enemy: enemy?.banner ?? enemy?.armyType ?? words.theEnemy(),
  })
  const seats = battle.sides.map(({ seat }) => seat)
  return numberedBattle(title, battle.number, seats)
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
    if (order.battle !== battle?.id) return ['unknown-battle', answers.unknownBattle()]
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
    const given = orders.filter((order) => !isOf(order, beside?.kind))
    const none = optional || given.length < orders.length
    if (given.length > 1 || (given.length === 0 && !none)) return [malformed('one-answer', answers.oneAnswer(), rule)]
    const faultOf = (order: BoltgunOrder, before: readonly BoltgunOrder[]): Fault | null => {
      if (isOf(order, kind)) return fault(order, table, ask, before)
      if (beside && isOf(order, beside.kind)) return beside.fault(order, table, ask, before)
      return ['misplaced', answers.misplaced()]
    }
    return orders.flatMap((order, index): readonly OrderProblem[] => {
      const found = faultOf(order, orders.slice(0, index))
      return found ? [{ ...malformed(...found, rule), index }] : []
    })
  }
