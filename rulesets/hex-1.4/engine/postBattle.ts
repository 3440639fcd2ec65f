import { askOf, silence, type Ask, type Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { Cell } from '../../kit/grid.js'
import { groupId, type GroupId, type PieceId } from '../../kit/ids.js'
import { playing } from './control.js'
import { checkPostBattle } from './desk/postBattle.js'
import type { HexEvent } from './events.js'
import { viewFor } from './fog.js'
import { hexLost } from './fog/learn.js'
import { lawsOf } from './laws.js'
import type { HexOrder, PostBattleOrder } from './orders.js'
import type { State } from './state.js'
import { carriedOver, flips, razed } from './steps/aftermath/flips.js'
import { honours } from './steps/aftermath/honours.js'
import { raids } from './steps/aftermath/raids.js'
import { joinRetreated, retreats } from './steps/aftermath/retreats.js'
import { gained } from './steps/gained.js'
import { lostOnTables, settleUnit, tolls, withGain, type Purse } from './steps/aftermath/survival.js'
import { after, bySeat, type Played } from './steps/played.js'
import { overruns } from './steps/recon.js'

export const postBattleGroup = (turn: number): GroupId => groupId(`postBattle.${String(turn)}`)

/** Everybody is asked after every turn with a conflict, so that being asked tells nothing. */
export const postBattleAsks = (state: State): readonly Ask[] =>
  playing(state).map(({ id }) =>
    askOf(id, postBattleGroup(state.turn), {
      kind: 'postBattle',
      title: `After the battles of turn ${String(state.turn)}`,
      deadline: 'postBattle',
      silence: silence(
        'Without an answer beaten forces go back the way they came, and honours wait until they are taken.',
        'HX-363',
      ),
      common: true,
    }),
  )

interface Wishes {
  readonly events: readonly HexEvent[]
  readonly orders: readonly PostBattleOrder[]
}

const isPostBattle = (order: HexOrder): order is PostBattleOrder =>
  ['retreat', 'fallBack', 'honours', 'survival'].includes(order.kind)

/** Answers as they may stand; the others are refused, and their forces go as the rules say without a word. */
const wishesOf = (state: State, sheets: Sheets<HexOrder>): Wishes =>
  bySeat(state, sheets).reduce<Wishes>(
    (so, [seat, sealed]) => {
      if (!sealed || sealed.length === 0) return so
      const view = viewFor(state, { kind: 'seat', seat })
      const wrong = checkPostBattle(view, sealed)
      const refused = wrong.map((problem): HexEvent => {
        const order = sealed[problem.index ?? 0]
        return {
          kind: 'orderRefused',
          seat,
          stage: 'postBattle',
          index: problem.index ?? 0,
          order: order?.kind ?? '',
          piece: order && 'force' in order ? order.force : null,
          code: problem.code,
          text: problem.message,
          rule: problem.rule,
          seenBy: [seat],
        }
      })
      const bad = new Set(wrong.map(({ index }) => index))
      const good = sealed.filter((order, index) => !bad.has(index) && isPostBattle(order)) as PostBattleOrder[]
      return { events: [...so.events, ...refused], orders: [...so.orders, ...good] }
    },
    { events: [], orders: [] },
  )

const wished = (
  state: State,
  orders: readonly PostBattleOrder[],
  kind: 'retreat' | 'fallBack',
): ReadonlyMap<PieceId, Cell> =>
  new Map(
    orders.flatMap((order): readonly (readonly [PieceId, Cell])[] => {
      if (order.kind !== kind) return []
      const to = lawsOf(state).cell(order.to)
      return to === null ? [] : [[order.force, to]]
    }),
  )

/** HX-039 (ii): hexes change hands, and who loses one keeps what he last saw of it. */
const flip = (played: Played): Played =>
  flips(played.state).reduce((now, event) => {
    const done = after(now, [event])
    if (event.kind !== 'contestDecided' || event.from === event.owner) return done
    const left = event.from === null ? [] : hexLost(done.state, event.from, event.at)
    const lost = after(done, [...razed(done.state, event), ...left])
    return event.owner === null ? lost : after(lost, [gained(now.state, lost.state, event.owner, event.at)])
  }, played)

const survive = (played: Played, orders: readonly PostBattleOrder[], dice: Dice): Played => {
  const entered = new Map(
    orders.flatMap((order) => (order.kind === 'survival' ? [[order.unit, order.faces] as const] : [])),
  )
  const { state } = played
  const purses = new Map<PieceId, Purse>()
  const settled = after(
    played,
    tolls(state).flatMap((toll) => {
      const { id, points } = toll.force
      const purse = purses.get(id) ?? { has: points, room: lostOnTables(state, toll.force) }
      const events = settleUnit(state, toll, dice, entered.get(toll.unit.id), purse)
      const gained = events.reduce((sum, event) => (event.kind === 'unitChanged' ? sum + event.points : sum), 0)
      purses.set(id, { has: withGain(toll.force, purse, gained), room: purse.room - Math.max(0, gained) })
      return events
    }),
  )
  // HX-369
  return after(
    settled,
    settled.state.forces
      .filter(({ points }) => points <= 0)
      .map(({ id, seat, at }) => ({ kind: 'forceSpent' as const, force: id, seat, at, seenBy: [seat] })),
  )
}

const reward = (played: Played, orders: readonly PostBattleOrder[], dice: Dice): Played =>
  orders.reduce((now, order) => {
    if (order.kind !== 'honours') return now
    const force = now.state.forces.find(({ units }) => units.some(({ id }) => id === order.unit))
    return force ? honours(now, force.id, order.unit, order.picks, dice) : now
  }, played)

/** HX-360, steps 1 to 5; without sheets nobody was asked. */
export const playPostBattle = (played: Played, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const before = played.state
  const { events, orders } = wishesOf(before, sheets)
  const flippedOver = flip(after(played, events))
  const told = after(flippedOver, carriedOver(flippedOver.state))
  const overrun = overruns(told, before, dice, { rolled: before.memory.rolled })
  const retreated = retreats(overrun, wished(before, orders, 'retreat'))
  const raided = raids(retreated, before, wished(before, orders, 'fallBack'), dice)
  return joinRetreated(reward(survive(raided, orders, dice), orders, dice))
}
