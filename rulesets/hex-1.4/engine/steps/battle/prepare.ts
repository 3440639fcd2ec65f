import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import type { SeatId } from '../../../../kit/ids.js'
import type { Battle, Fighter } from '../../model/battle.js'
import { missionsOf } from '../../data/missions.js'
import type { HexEvent } from '../../events/events.js'
import { mayChoose, mostStrikes, prepareFaults, type BattleTerms } from '../../orderValidation/battle.js'
import type { HexOrder, PrepareOrder } from '../../model/orders.js'
import type { State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { answerOf, botsSide, optionRefused, withBot } from './answers.js'
import { confirmerOf, witnessAgreed } from './disputes.js'
import { isRaid } from '../../fights/raid.js'
import { ofBattle, one, seatsOf } from './fight.js'
import { missionKnown } from './mission.js'
import { fighterOf } from './open.js'
import { brought, resolve, rolled } from './settle.js'
import { termsOf } from '../../fights/terms.js'

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
  return {
    fighter: { ...fights, ...allowed(order, terms, refused) },
    order,
    events: faults.flatMap((fault) => optionRefused(battle, fighter.seat, fault)),
  }
}

/** Dice settle it: nothing is brought, and nothing spent. */
const bare = (fighter: Fighter): Fighter => ({
  ...fighter,
  ...{ strikes: 0, transporters: 0, intel: false, freeHeavySupport: 0 },
})

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

/** Who alone brings Advanced Intel: on both sides it cancels. */
const soleIntel = (sides: Battle['sides']): SeatId | null => {
  const [first, second] = sides.filter(({ intel }) => intel)
  return first && !second ? first.seat : null
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

type Sides = Battle['sides']

/** Who chooses the mission and who deploys first, of what both bring. */
const prepared = (battle: Battle, sides: Sides, { chooser, chose }: Chosen, rollOff: boolean): readonly HexEvent[] => {
  const sole = soleIntel(sides)
  const other = sides.find(({ seat }) => seat !== sole)?.seat ?? null
  return [
    ...sides.flatMap(used),
    {
      ...{ kind: 'battlePrepared', ...ofBattle(battle), sides, chooser, chose, rollOff },
      deploysFirst: sole === null ? battle.deploysFirst : other,
      seenBy: seatsOf(battle),
    },
  ]
}

/** HX-525: who is to confirm what comes of a fight with a bot; null where both sides are bots or persons, or nobody was named. */
const confirmer = (state: State, battle: Battle, sheets: Sheets<HexOrder>): SeatId | null => {
  const bot = botsSide(battle, sheets)
  return bot === null ? null : confirmerOf(state, battle, bot === 0 ? 1 : 0, sheets)
}

/**
 * Both have said what they bring: the mission can be chosen, or dice settle it at once if both want that (HX-340) or a bot plays a side and nobody is to
 * confirm what the other would report (HX-525).
 */
export const closePrepare = (played: Played, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { state } = played
  const [a, b] = [readyOf(state, battle, 0, sheets), readyOf(state, battle, 1, sheets)]
  const refused = append(played, [...a.events, ...b.events])
  const witness = confirmer(state, battle, sheets)
  const bot = withBot(battle, sheets) && witness === null
  if (bot || (a.order?.rollOff === true && b.order?.rollOff === true)) {
    const sides: Sides = [bare(a.fighter), bare(b.fighter)]
    const now = append(refused, prepared(battle, sides, { chooser: battle.chooser, chose: [[], []] }, true))
    return resolve(now, { ...battle, sides }, rolled(state, { ...battle, sides }, dice, bot ? 'bot' : 'roll-off'))
  }
  const sides: Sides = [a.fighter, b.fighter]
  const chosen = chooserOf(battle, soleIntel(sides), dice)
  const wish = [a, b].find(({ fighter }) => fighter.seat === chosen.chooser)?.order?.mission
  const allows = wish !== undefined && mayChoose(wish, { missions: missionsOf(battle.kind) })
  const ready: Battle = { ...battle, sides, chooser: chosen.chooser }
  const named = witness === null ? [] : [witnessAgreed(battle, witness)]
  const now = append(refused, [...named, ...prepared(battle, sides, chosen, false)])
  return missionKnown(now, { ...ready, witness }, allows ? wish : null, dice)
}
