import type { Sheets } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import { acceptedByBoth } from '../../../kit/disputes.js'
import { facilitatorDesk, type GroupId, type SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { TableBattle } from '../../../kit/ruleset.js'
import { battleGroup, overruleGroup } from './battleAsks.js'
import type { BoltgunEvent } from '../model/events.js'
import { contextOf } from '../model/rulesContext.js'
import type { BoltgunOrder, ResultOrder, WordOrder } from '../model/orders.js'
import type { Battle, Mission } from '../model/battle.js'
import { byText } from '../model/pieces.js'
import type { State } from '../model/state.js'
import { answered, overruled } from './steps/forfeits.js'
import { settle } from './steps/mission.js'
import { partiesOf, seatsOf } from './steps/results.js'
import { noPlans } from '../steps/standing.js'
import type { Position } from '../steps/step.js'
import { ruled, worded } from './steps/disputes.js'
import { chosen, decide, type Last } from './steps/submissions.js'

type Answer = BoltgunOrder & { readonly battle: Battle['id'] }

/** A seat's answer of one kind about this battle; whatever else it sent does not count. */
const answer = <Kind extends Answer['kind']>(
  sheets: Sheets<BoltgunOrder>,
  battle: Battle,
  seat: SeatId,
  kind: Kind,
): (Answer & { readonly kind: Kind }) | null => {
  const orders = sheets.find((sheet) => sheet.seat === seat)?.orders ?? []
  const found = orders.find(
    (order): order is Answer & { readonly kind: Kind } =>
      order.kind === kind && 'battle' in order && order.battle === battle.id,
  )
  return found ?? null
}

/** BG-312: the attacker's genius first, then the defender's. */
const shifted = (state: State, battle: Battle, mission: Mission, seat: SeatId, by: number): readonly BoltgunEvent[] => {
  const context = contextOf(state)
  const fair = by === 1 || by === -1 ? by : 0
  const settled = settle({ context, state }, battle.sides, {
    ...mission,
    shifts: [...mission.shifts, { seat, by: fair }],
  })
  const left = battle.sides.some(
    (side) => context.has(side.seat, 'TACTICAL_GENIUS') && !settled.shifts.some((shift) => shift.seat === side.seat),
  )
  return [
    {
      kind: 'missionShifted',
      ...partiesOf(battle),
      mission: settled,
      step: left ? 'shift-2' : 'results',
      seenBy: seatsOf(battle),
    },
  ]
}

const resultsOf = (battle: Battle, sheets: Sheets<BoltgunOrder>): readonly [ResultOrder | null, ResultOrder | null] => [
  answer(sheets, battle, battle.sides[0].seat, 'result') ?? battle.sheets[0],
  answer(sheets, battle, battle.sides[1].seat, 'result') ?? battle.sheets[1],
]

/** whom a side would take the word of; a fighter of the battle is none. */
const acceptedBy = (sheets: Sheets<BoltgunOrder>, battle: Battle, side: 0 | 1): readonly SeatId[] =>
  (sheets.find(({ seat }) => seat === battle.sides[side].seat)?.orders ?? []).flatMap((order) =>
    order.kind === 'accept' && order.battle === battle.id ? [order.of] : [],
  )

const wordOf = (sheets: Sheets<BoltgunOrder>, { witness, word }: Battle): WordOrder | null =>
  (sheets.find(({ seat }) => seat === witness)?.orders ?? []).find(
    (order): order is WordOrder => order.kind === 'word' && order.battle === word,
  ) ?? null

const lastOf = ({ seats }: State, battle: Battle, sheets: Sheets<BoltgunOrder>): Last => {
  const fighters: readonly SeatId[] = seatsOf(battle)
  const thirds = seats.map(({ id }) => id).filter((id) => !fighters.includes(id))
  return { witness: acceptedByBoth(thirds, acceptedBy(sheets, battle, 0), acceptedBy(sheets, battle, 1)) }
}

/** One question about one battle: the battle, and whether it is the facilitator's on a claim beside it. */
const questionOf = (state: State, group: GroupId): { readonly battle: Battle; readonly overrule: boolean } => {
  for (const battle of state.battles) {
    if (battle.step === 'closed') continue
    if (battleGroup(battle) === group) return { battle, overrule: false }
    if (overruleGroup(battle) === group && battle.claim?.open) return { battle, overrule: true }
  }
  throw new RuleBug(`no battle waits for ${group}`)
}

const closeShift = (state: State, battle: Battle, sheets: Sheets<BoltgunOrder>): readonly BoltgunEvent[] => {
  const [sheet] = sheets
  if (!sheet || !battle.mission) throw new RuleBug(`${battle.id} asks one seat about its mission`)
  return shifted(state, battle, battle.mission, sheet.seat, answer(sheets, battle, sheet.seat, 'shift')?.by ?? 0)
}

const closeClaim = (
  at: Position,
  battle: Battle,
  sheets: Sheets<BoltgunOrder>,
  overrule: boolean,
): readonly BoltgunEvent[] => {
  const { claim } = battle
  if (!claim) throw new RuleBug(`nobody claims a forfeit of ${battle.id}`)
  return overrule
    ? overruled(at, battle, claim, answer(sheets, battle, facilitatorDesk, 'ruleForfeit'))
    : answered(at, battle, claim, answer(sheets, battle, claim.against, 'answerForfeit')?.answer ?? null)
}

/** What the sheets of one battle's group come to. */
export const closeBattle = (
  state: State,
  group: GroupId,
  sheets: Sheets<BoltgunOrder>,
  dice: Dice,
): readonly BoltgunEvent[] => {
  const { battle, overrule } = questionOf(state, group)
  const at = { state, context: contextOf(state), dice, plans: noPlans }
  switch (battle.step) {
    case 'shift':
    case 'shift-2':
      return closeShift(state, battle, sheets)
    case 'forfeit':
      return closeClaim(at, battle, sheets, overrule)
    case 'ruling':
      return ruled(at, battle, answer(sheets, battle, facilitatorDesk, 'ruleBattle'))
    case 'word':
      return worded(at, battle, wordOf(sheets, battle))
    case 'choose': {
      const use = battle.choice && answer(sheets, battle, battle.choice.submitter, 'choose')?.use
      return chosen(at.context, battle, use ?? null)
    }
    default:
      return decide(
        at,
        battle,
        resultsOf(battle, sheets),
        battle.step === 'results-2' ? lastOf(state, battle, sheets) : null,
      )
  }
}

/** the stage is over and nobody has answered: what silence means, one question after the other. */
export const leaveBattle = (state: State, battle: Battle, dice: Dice): readonly BoltgunEvent[] =>
  closeBattle(state, battleGroup(battle), [], dice)

export const undecided = ({ battles }: State): readonly Battle[] => battles.filter(({ step }) => step !== 'closed')

/** Battles that are still to be decided; in the order of their names, so that no list tells which banner is which. */
export const tableBattles = (state: State): readonly TableBattle[] =>
  undecided(state)
    .map(({ id, sides }) => ({ id, sides: sides.map(({ seat }) => ({ seat, about: id })) }))
    .sort((a, b) => byText(a.id, b.id))
