import type { AskView } from '../../../../kit/asks.js'
import { ruleId, token, type Token } from '../../../../kit/ids.js'
import type { Choice, OrderDraft, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import { listed } from '../../../../kit/messages.js'
import { fail, type Result } from '../../../../kit/result.js'
import * as words from '../../../messages/answers.generated.js'
import type { Fault } from '../../orderValidation/battle.js'
import { shown } from '../../orderValidation/refusal.js'
import type { BattleOrder, HexOrder, QueueOrder } from '../../model/orders.js'
import { plainTitle } from '../../data/missions.js'
import type { BattleView, HexView } from '../../view/view.js'
import type { DraftOf } from './kind.js'
import { ownSeat } from './terms.js'

/** A question of the Battle phase; `rule` is what a wrong answer breaks. */
export interface Asked {
  readonly view: HexView
  readonly ask: AskView
  readonly rule: string
}

type Answer = BattleOrder | QueueOrder

/** A kind of answer to a question of the Battle phase. */
export interface AnswerOf<Kind extends Answer['kind']> extends DraftOf<Extract<Answer, { readonly kind: Kind }>> {
  /** What is wrong with an answer; `before` are the orders of the sheet before it. */
  refuse(
    order: Extract<Answer, { readonly kind: Kind }>,
    asked: Asked,
    before: readonly HexOrder[],
  ): readonly OrderProblem[]
  offer(view: HexView, ask: AskView): readonly OrderOption[]
}

export const malformed = (message: string, rule = 'HX-301'): Result<never, OrderProblem> =>
  fail({ code: 'malformed', message, rule: ruleId(rule) })

/** Reads a draft that names its fight as item. */
export const ofFight =
  <Order>(read: (battle: Token, draft: OrderDraft) => Result<Order, OrderProblem>) =>
  (draft: OrderDraft): Result<Order, OrderProblem> =>
    draft.item === undefined || draft.item === '' ? malformed(words.nameBattle()) : read(token(draft.item), draft)

/** The same for one that also names something `with` it; `missing` is said where it does not. */
export const ofFightWith = <Order>(
  missing: () => string,
  rule: string,
  read: (battle: Token, named: string) => Result<Order, OrderProblem>,
) => ofFight((battle, draft) => (draft.with === undefined ? malformed(missing(), rule) : read(battle, draft.with)))

export const fightAsked = (view: HexView, ask: AskView): BattleView | undefined =>
  view.detail.battles.find(({ id }) => id === ask.about)

/** Judges an answer about the fight that is asked about. */
export const aboutFight =
  <Order extends { readonly battle: Token }>(
    faults: (order: Order, battle: BattleView, view: HexView) => readonly Fault[],
  ) =>
  (order: Order, { view, ask, rule }: Asked): readonly OrderProblem[] => {
    const battle = fightAsked(view, ask)
    return battle && order.battle === battle.id
      ? faults(order, battle, view).map(shown)
      : [{ code: 'unknown-battle', message: words.unknownBattle(), rule: ruleId(rule) }]
  }

/** Judges an answer by a sentence; `code` names what it is. */
export const bySentence = (code: string, message: string | null, rule: string): readonly OrderProblem[] =>
  message === null ? [] : [{ code, message, rule: ruleId(rule) }]

const titleOf = (view: HexView, { at, sides }: BattleView): string => {
  const own = sides.find(({ seat }) => seat === ownSeat(view))
  const others = listed(
    sides.filter((side) => side !== own).map(({ seat, class: kind }) => words.forceOfSeat({ seat, class: kind })),
  )
  return own?.force ? words.ownAgainst({ force: own.force, others, at }) : words.between({ others, at })
}

/** Offers for the fight that is asked about, which they name as item. */
export const offerFor =
  (offers: (view: HexView, battle: BattleView, item: readonly Choice[]) => readonly OrderOption[]) =>
  (view: HexView, ask: AskView): readonly OrderOption[] => {
    const battle = fightAsked(view, ask)
    return battle ? offers(view, battle, [{ id: battle.id, label: titleOf(view, battle) }]) : []
  }

/** A mission by the name under which it is offered, or was. */
export const missionOf = (view: HexView, item: string | undefined, name: unknown): string => {
  const battle = view.detail.battles.find(({ id }) => id === item)
  if (battle?.mission === name && battle?.missionTitle) return battle.missionTitle
  const offered = battle?.missions.find(({ id }) => id === name)
  if (offered) return offered.title
  return (typeof name === 'string' ? plainTitle(name) : null) ?? words.byDice()
}
