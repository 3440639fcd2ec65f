import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import type { SeatId } from '../../../../kit/ids.js'
import type { Battle, Fighter } from '../../battle.js'
import type { HexEvent } from '../../events.js'
import { mayChoose, mostStrikes, prepareFaults, type BattleTerms } from '../../legality/battle.js'
import type { HexOrder, PrepareOrder } from '../../orders.js'
import type { State } from '../../state.js'
import { after, type Played } from '../played.js'
import { answerOf, optionRefused } from './answers.js'
import { isRaid, ofBattle, one, seatsOf } from './fight.js'
import { missionKnown } from './mission.js'
import { fighterOf } from './open.js'
import { brought, resolve, rolled } from './settle.js'
import { termsOf } from './terms.js'

interface Ready {
  readonly fighter: Fighter
  readonly order: PrepareOrder | null
  readonly events: readonly HexEvent[]
}

/** What of an answer counts: a strike too many is left at home, and so on. */
const allowed = (order: PrepareOrder, terms: BattleTerms, refused: (option: string) => boolean) => ({
  strikes: refused('strikes')
    ? Math.min(mostStrikes, terms.held.AIR_STRIKE, Math.max(0, order.strikes))
    : order.strikes,
  transporters: refused('transporters')
    ? Math.min(terms.held.TRANSPORTER_DEVICE, Math.max(0, order.transporters))
    : order.transporters,
  intel: order.intel && !refused('intel'),
  freeHeavySupport: refused('freeHeavySupport') ? 0 : order.freeHeavySupport,
})

const readyOf = (state: State, battle: Battle, side: 0 | 1, sheets: Sheets<HexOrder>): Ready => {
  const fighter = battle.sides[side]
  const order = answerOf(sheets, fighter.seat, battle.id, 'prepare')?.order ?? null
  if (!order) return { fighter, order, events: [] }
  const terms = termsOf(state, battle, fighter.seat)
  const faults = prepareFaults(order, terms)
  const refused = (option: string): boolean => faults.some((fault) => fault.option === option)
  const { defender } = order
  // HX-279
  const fights = defender !== undefined && !refused('defender') ? fighterOf(state, defender, null) : fighter
  const counts = order.rollOff === true ? {} : allowed(order, terms, refused)
  return {
    fighter: { ...fights, ...counts },
    order,
    events: faults.flatMap((fault) => optionRefused(battle, fighter.seat, fault)),
  }
}

interface Chosen {
  readonly chooser: SeatId | null
  readonly chose: readonly [readonly number[], readonly number[]]
}

/** HX-291: each throws, the higher chooses; ties throw again. */
const highRoller = ({ key, sides: [a, b] }: Battle, dice: Dice): Chosen => {
  const first: number[] = []
  const second: number[] = []
  for (;;) {
    const [x, y] = [one(dice, 'choose.d6', `${key}:${a.seat}`), one(dice, 'choose.d6', `${key}:${b.seat}`)]
    first.push(x)
    second.push(y)
    if (x !== y) return { chooser: x > y ? a.seat : b.seat, chose: [first, second] }
  }
}

/** HX-166: Advanced Intel on one side alone comes before a Perimeter, and that before the attacker or the higher throw. */
const chooserOf = (battle: Battle, intel: SeatId | null, dice: Dice): Chosen => {
  if (intel !== null && !isRaid(battle) && battle.kind !== 'RECON') return { chooser: intel, chose: [[], []] }
  return battle.kind === 'STANDARD' ? highRoller(battle, dice) : { chooser: battle.chooser, chose: [[], []] }
}

const used = (fighter: Fighter): readonly HexEvent[] => {
  const specials = brought(fighter)
  return specials.length > 0 ? [{ kind: 'specialsUsed', seat: fighter.seat, specials, seenBy: [fighter.seat] }] : []
}

/** Both have said what they bring: the mission can be chosen, or dice settle it at once if both want that (HX-340). */
export const closePrepare = (
  state: State,
  played: Played,
  battle: Battle,
  sheets: Sheets<HexOrder>,
  dice: Dice,
): Played => {
  const [a, b] = [readyOf(state, battle, 0, sheets), readyOf(state, battle, 1, sheets)]
  const agreed = a.order?.rollOff === true && b.order?.rollOff === true
  // Who would rather roll brings his specials only if it comes to a battle: he has named none
  const sides = [a.fighter, b.fighter] as const
  const intel = sides.filter((side) => side.intel)
  const [sole] = intel
  const seat = intel.length === 1 && sole ? sole.seat : null
  const { chooser, chose } = agreed
    ? { chooser: battle.chooser, chose: [[], []] as const }
    : chooserOf(battle, seat, dice)
  const other = sides.find((side) => side.seat !== seat)?.seat ?? null
  const prepared: HexEvent = {
    ...{ kind: 'battlePrepared', ...ofBattle(battle), sides, chooser, chose },
    deploysFirst: seat === null ? battle.deploysFirst : other,
    seenBy: seatsOf(battle),
  }
  const now = after(played, [...a.events, ...b.events, ...sides.flatMap(used), prepared])
  const ready: Battle = { ...battle, sides, chooser }
  if (agreed) return resolve(now, ready, rolled(now.state, ready, dice, 'roll-off'))
  const wish = [a, b].find(({ fighter }) => fighter.seat === chooser)?.order?.mission
  return missionKnown(
    now,
    ready,
    wish !== undefined && mayChoose(wish, termsOf(state, battle, ready.sides[0].seat)) ? wish : null,
    dice,
  )
}
