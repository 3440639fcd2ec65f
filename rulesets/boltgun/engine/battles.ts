import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { GroupId, SeatId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import { battleGroup } from './asks.js'
import type { BoltgunEvent } from './events.js'
import { lawsOf } from './laws.js'
import type { BoltgunOrder, ResultOrder } from './orders.js'
import type { Battle, Mission } from './battle.js'
import type { State } from './state.js'
import { settle } from './steps/mission.js'
import { noPlans } from './steps/standing.js'
import { chosen, decide } from './steps/submissions.js'

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
  const laws = lawsOf(state)
  const fair = by === 1 || by === -1 ? by : 0
  const settled = settle(laws, battle.sides, { ...mission, shifts: [...mission.shifts, { seat, by: fair }] })
  const left = battle.sides.some(
    (side) => laws.has(side.seat, 'TACTICAL_GENIUS') && !settled.shifts.some((shift) => shift.seat === side.seat),
  )
  const seats = [battle.sides[0].seat, battle.sides[1].seat] as const
  return [
    {
      kind: 'missionShifted',
      battle: battle.id,
      seats,
      mission: settled,
      step: left ? 'shift-2' : 'results',
      seenBy: seats,
    },
  ]
}

const resultsOf = (battle: Battle, sheets: Sheets<BoltgunOrder>): readonly [ResultOrder | null, ResultOrder | null] => [
  answer(sheets, battle, battle.sides[0].seat, 'result') ?? battle.sheets[0],
  answer(sheets, battle, battle.sides[1].seat, 'result') ?? battle.sheets[1],
]

/** What the sheets of one battle's group come to. */
export const closeBattle = (
  state: State,
  group: GroupId,
  sheets: Sheets<BoltgunOrder>,
  dice: Dice,
): readonly BoltgunEvent[] => {
  const battle = state.battles.find((entry) => battleGroup(entry) === group && entry.step !== 'closed')
  if (!battle) throw new RuleBug(`no battle waits for ${group}`)
  const laws = lawsOf(state)
  switch (battle.step) {
    case 'shift':
    case 'shift-2': {
      const [sheet] = sheets
      if (!sheet || !battle.mission) throw new RuleBug(`${group} asks one seat about its mission`)
      const by = answer(sheets, battle, sheet.seat, 'shift')?.by ?? 0
      return shifted(state, battle, battle.mission, sheet.seat, by)
    }
    case 'choose': {
      const use = battle.choice && answer(sheets, battle, battle.choice.submitter, 'choose')?.use
      return chosen(laws, battle, use ?? null)
    }
    default:
      return decide(
        { state, laws, dice, plans: noPlans },
        battle,
        resultsOf(battle, sheets),
        battle.step === 'results-2',
      )
  }
}
