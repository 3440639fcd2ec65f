import { closeBattle, openBattles, undecided } from '@muster/rulesets/hex-1.4/engine/steps/battle/phase.js'
import { battleAsks } from '@muster/rulesets/hex-1.4/engine/asks/battle.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { begin } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { expect, test } from 'vitest'
import { randomFrom, type Random } from '../../support/random.js'
import { stateOf } from '../support/position.js'

/** Armies of one player, the next to fight first. */
interface Camp {
  readonly seat: string
  armies: string[]
}

type Outcome = 'first' | 'second' | 'draw'

/** HX-296, told once more and plainly: who fights whom, and whose the ground is in the end. */
const told = (home: Camp | null, challengers: readonly Camp[], outcomeOf: (fight: string) => Outcome) => {
  const fights: string[] = []
  let holder: Camp | null = home
  for (;;) {
    const others = challengers.filter((camp) => camp !== holder && camp.armies.length > 0)
    if (holder && holder.armies.length > 0) {
      const [next] = others
      // The one who held it from the start may have been thrown out and stands in no list of challengers
      if (!next) return { fights, winner: holder.seat }
      const fight = `${next.armies[0] ?? ''}-${holder.armies[0] ?? ''}`
      fights.push(fight)
      const outcome = outcomeOf(fight)
      if (outcome === 'first') holder.armies.shift()
      else next.armies.shift()
      if (outcome === 'first' && holder.armies.length === 0) holder = next
      continue
    }
    const [a, b] = others
    if (!a || !b) return { fights, winner: a?.seat ?? null }
    const [first, second] = order.indexOf(a.seat) < order.indexOf(b.seat) ? [a, b] : [b, a]
    const fight = `${first.armies[0] ?? ''}-${second.armies[0] ?? ''}`
    fights.push(fight)
    const outcome = outcomeOf(fight)
    if (outcome !== 'first') first.armies.shift()
    if (outcome !== 'second') second.armies.shift()
    holder = outcome === 'draw' ? null : outcome === 'first' ? first : second
  }
}

const order = ['Red', 'Blue', 'Green', 'Gold']

const position = (camps: readonly Camp[], home: string | null): State => {
  const capitals = { Red: '1/1', Blue: '1/9', Green: '6/1', Gold: '6/9' }
  const hexes = Object.fromEntries(
    Object.entries(capitals).map(([owner, at]) => [at, { owner, facilities: ['FORTRESS' as const] }]),
  )
  const forces = Object.fromEntries(
    camps.flatMap(({ armies }) => armies.map((id, at) => [id, { at: '3/5', points: 900 - 100 * at }])),
  )
  const state = stateOf(
    { players: { Red: {}, Blue: {}, Green: {}, Gold: {} }, hexes: { ...hexes, '3/5': { explored: true } }, forces },
    'battle',
  )
  const cell = 2 * 10 + 4
  return {
    ...state,
    hexes: state.hexes.map((hex, at) => (at === cell ? { ...hex, contested: true } : hex)),
    memory: { ...state.memory, homes: home === null ? {} : { [String(cell)]: [seatId(home)] } },
  }
}

/** What the engine makes of the same armies, questions answered one after the other. */
const played = (state: State, dice: Dice, outcomeOf: (fight: string) => Outcome) => {
  let now = openBattles(begin(state), dice).state
  const order = now.conflicts.flatMap((conflict) => (conflict.kind === 'contest' ? conflict.sides : []))
  while (undecided(now)) {
    const [ask] = battleAsks(now)
    if (!ask) throw new Error('nobody is asked, and nothing is decided')
    const battle = now.battles.find(({ id }) => id === ask.view.about)
    const report = (): readonly HexOrder[] => {
      if (!battle) return []
      const outcome = outcomeOf(battle.key.replace('3/5:', ''))
      const winner = outcome === 'draw' ? 'draw' : battle.sides[outcome === 'first' ? 0 : 1].seat
      return [{ kind: 'result', battle: battle.id, winner, degree: 'MINOR', left: {}, units: [] }]
    }
    const asks = battleAsks(now).filter(({ group }) => group === ask.group)
    const sheets = asks.map(({ id, seat, view }) => ({
      ...{ ask: id, seat },
      orders: view.kind === 'report' ? report() : null,
    }))
    now = closeBattle(now, ask.group, sheets, dice).state
  }
  const [contest] = now.conflicts
  return {
    order: order.map(({ seat }) => seat),
    fights: now.battles.map(({ key }) => key.replace('3/5:', '')),
    winner: contest?.kind === 'contest' ? contest.winner : undefined,
  }
}

/** Two to four players with one to three armies each; the first of them is at home in every other position. */
const drawn = (random: Random) => {
  const seats = random.shuffled(order).slice(0, 2 + random.below(3))
  const camps = order
    .filter((seat) => seats.includes(seat))
    .map((seat): Camp => ({
      seat,
      armies: Array.from({ length: 1 + random.below(3) }, (_, at) => `${seat}-CF${String(at + 1)}`),
    }))
  return { camps, home: random.chance(0.5) ? (seats[0] ?? null) : null }
}

test('HX-296: the ladder goes as a second, plain reading tells it', () => {
  const random = randomFrom('ladders')
  let longest = 0
  for (let at = 0; at < 100; at += 1) {
    const { camps, home } = drawn(random)
    const dice: Dice = {
      roll: (name) =>
        Array.from(
          { length: Number(/\.(\d*)d/.exec(name)?.[1] ?? 1) || 1 },
          () => 1 + random.below(Number(/d(\d+)$/.exec(name)?.[1] ?? 6)),
        ),
    }
    const decided = new Map<string, Outcome>()
    const outcomeOf = (fight: string): Outcome => {
      const known = decided.get(fight) ?? random.pick(['first', 'second', 'draw'] as const)
      decided.set(fight, known)
      return known
    }
    const engine = played(position(camps, home), dice, outcomeOf)
    const queued = engine.order.flatMap((seat) => camps.filter((camp) => camp.seat === seat))
    const atHome = queued.find(({ seat }) => seat === home) ?? null
    const reading = told(atHome, queued, outcomeOf)
    expect({ fights: engine.fights, winner: engine.winner }).toEqual(reading)
    longest = Math.max(longest, reading.fights.length)
  }
  expect(longest).toBeGreaterThan(6)
})
