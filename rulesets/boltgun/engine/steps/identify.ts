import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Laws } from '../laws.js'
import { bannerOf, byText } from '../pieces.js'
import type { Battle, BattleResult, Fighter } from '../battle.js'
import { disputed, type Banner, type State } from '../state.js'
import { abstractResult } from './abstract.js'
import { coverOf } from './cover.js'
import { missionOf, situationOf, type Situation } from './mission.js'
import { namedBattles, type Named } from './battleNames.js'
import type { Position, Step } from './step.js'

type Pair = readonly [PieceId, PieceId]

/** Places of the banners in order of seat and id: the order of battles, and which side is named first. */
const ranksOf = ({ banners }: State, laws: Laws): Int32Array => {
  const seats = banners.map((banner) => laws.seat(banner.seat).index)
  const order = banners.map((_, index) => index)
  order.sort((i, j) => (seats[i] ?? 0) - (seats[j] ?? 0) || byText(banners[i]?.id ?? '', banners[j]?.id ?? ''))
  const ranks = new Int32Array(banners.length)
  order.forEach((index, rank) => {
    ranks[index] = rank
  })
  return ranks
}

/** For every sector that several players cover, the banners over it, by index. */
const crowds = (state: State, laws: Laws): Iterable<readonly number[]> => {
  const { by } = coverOf(state, laws)
  const over = new Map<number, number[]>()
  state.banners.forEach((banner, index) => {
    for (const cell of laws.seat(banner.seat).battle.region(banner.at)) {
      if (by[cell] !== disputed) continue
      const there = over.get(cell)
      if (there) there.push(index)
      else over.set(cell, [index])
    }
  })
  return over.values()
}

/** Enemy pairs whose effective battle regions meet (BG-097, BG-190, BG-191), the earlier seat first. */
export const contactsOf = (state: State, laws: Laws): readonly Pair[] => {
  const { banners } = state
  const ranks = ranksOf(state, laws)
  const found = new Map<number, Pair>()
  const meet = (i: number, j: number): void => {
    const [a, b] = [banners[i], banners[j]]
    if (!a || !b || a.seat === b.seat) return
    const [x, y] = [ranks[i] ?? 0, ranks[j] ?? 0]
    const key = Math.min(x, y) * banners.length + Math.max(x, y)
    if (!found.has(key)) found.set(key, x < y ? [a.id, b.id] : [b.id, a.id])
  }
  for (const there of crowds(state, laws))
    for (let i = 0; i < there.length; i += 1)
      for (let j = i + 1; j < there.length; j += 1) meet(there[i] ?? 0, there[j] ?? 0)
  return [...found].sort(([x], [y]) => x - y).map(([, pair]) => pair)
}

/** whether a pair in contact fights. */
const fights = (state: State, laws: Laws): ((pair: Pair) => boolean) => {
  const { memory } = state
  const earlier = new Set(state.contacts.map((pair) => pair.join(' ')))
  const isNew = ([a, b]: Pair): boolean => !earlier.has(`${a} ${b}`) && !earlier.has(`${b} ${a}`)
  const moved = new Set(memory.moved)
  const retreats = new Map(memory.retreated.map((entry) => [entry.banner, entry]))
  const stirred = (id: PieceId): boolean => moved.has(id) || retreats.has(id)
  const spared = (loser: PieceId, victor: PieceId): boolean => {
    const flight = retreats.get(loser)
    if (!flight || stirred(victor)) return false
    return flight.victors.includes(victor) || bannerOf(state, victor).at === flight.victor
  }
  switch (laws.choice('battle.repeat')) {
    case 'on_new_contact':
      return isNew
    case 'new_or_moved':
      return (pair) => isNew(pair) || pair.some(stirred)
    case 'grace_after_retreat':
      return ([a, b]) => !spared(a, b) && !spared(b, a)
    default:
      return () => true
  }
}

const fighter = ({ id, seat, level, works, at }: Banner): Fighter => ({ seat, banner: id, level, works, at })

/** BG-092, BG-093: level 9 and below loses to 10 and above, and both are lost where both are weak. */
const automatic = ([a, b]: Battle['sides']): BattleResult | null => {
  const [weakA, weakB] = [a.level <= 9, b.level <= 9]
  if (!weakA && !weakB) return null
  const winner = weakA && weakB ? null : weakA ? b.seat : a.seat
  return { how: 'automatic', winner, lost: [0, 0], sacrifice: [0, 0], abstract: null }
}

/** Where nobody is left to be asked, a battle without a plan is decided at once (BG-030, BG-215). */
const forfeited = (at: Position, battle: Battle): BattleResult | null => {
  const asked = battle.sides.filter((side) => !battle.forfeits.includes(side.seat))
  const mayAdd = asked.some((side) => at.laws.has(side.seat, 'SACRIFICE'))
  if (battle.forfeits.length === 0 || mayAdd) return null
  const abstract = abstractResult(at, battle, battle.forfeits)
  return { how: 'forfeit', winner: abstract.winner, lost: abstract.lost, sacrifice: [0, 0], abstract }
}

const announce = (at: Position, { pair, id }: Named, situation: Situation): Battle => {
  const [a, b] = [bannerOf(at.state, pair[0]), bannerOf(at.state, pair[1])]
  const sides = [fighter(a), fighter(b)] as const
  const decided = automatic(sides)
  const battle: Battle = {
    id,
    sides,
    mission: decided ? null : missionOf(at, sides, situation, id),
    step: 'closed',
    forfeits: at.state.memory.missing.filter((seat) => seat === a.seat || seat === b.seat),
    sheets: [null, null],
    choice: null,
    result: decided,
  }
  const result = decided ?? forfeited(at, battle)
  if (result) return { ...battle, result }
  const genius = sides.some((side) => at.laws.has(side.seat, 'TACTICAL_GENIUS'))
  return { ...battle, step: genius ? 'shift' : 'results' }
}

/** Step 13. BG-190: one battle a pair, at the level and behind the works of now (A-10, BG-193). */
export const identify: Step = (at) => {
  const contacts = contactsOf(at.state, at.laws)
  const pairs = contacts.filter(fights(at.state, at.laws))
  const situation = situationOf(at.state, pairs)
  const battles = namedBattles(at, pairs).map((named): BoltgunEvent => {
    const battle = announce(at, named, situation)
    return { kind: 'battleJoined', battle, seenBy: battle.sides.map((side) => side.seat) }
  })
  const known: BoltgunEvent = { kind: 'contactsFound', contacts, seenBy: 'referee' }
  return [known, ...battles]
}
