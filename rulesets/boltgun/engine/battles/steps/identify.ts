import type { BoltgunEvent } from '../../model/events.js'
import type { RulesContext } from '../../model/rulesContext.js'
import { fightingLevel } from '../fightingLevel.js'
import { byText } from '../../model/pieces.js'
import type { Battle, BattleResult, Fighter } from '../../model/battle.js'
import { disputed, type Banner, type State } from '../../model/state.js'
import { coverOf } from '../../ground/cover.js'
import { missionOf, situationOf, type Situation } from './mission.js'
import { namedBattles, type Named } from './battleNames.js'
import { forfeited, published, seatsOf } from './results.js'
import type { Position, Step } from '../../steps/step.js'

type Pair = readonly [Banner, Banner]

/** In order of seat and id, the earlier seat first: the order of battles. */
const bySeat =
  (context: RulesContext) =>
  ([a, b]: Pair, [c, d]: Pair): number => {
    const seat = (banner: Banner): number => context.seat(banner.seat).index
    return seat(a) - seat(c) || byText(a.id, c.id) || seat(b) - seat(d) || byText(b.id, d.id)
  }

/**
 * Enemy pairs whose effective battle regions meet, recon aside (BG-096, BG-097, BG-190, BG-191). Banners are laid down one by one over the sectors that several
 * players cover; each looks at those that lie there already. `top` and `links` are the piles: the last banner of a sector, and below it the next.
 */
export const contactsOf = (state: State, context: RulesContext): readonly Pair[] => {
  const { banners } = state
  const { by } = coverOf(state, context)
  const top = new Int32Array(context.size).fill(-1)
  const links: { readonly index: number; readonly below: number }[] = []
  /** The last banner that each one has met. */
  const met = new Int32Array(banners.length).fill(-1)
  const pairs: Pair[] = []
  banners.forEach((banner, index) => {
    const { battle, index: seat } = context.seat(banner.seat)
    for (const cell of battle.region(banner.at)) {
      if (by[cell] !== disputed) continue
      for (let link = links[top[cell] ?? -1]; link; link = links[link.below]) {
        const other = banners[link.index]
        if (!other || other.seat === banner.seat || met[link.index] === index) continue
        met[link.index] = index
        pairs.push(context.seat(other.seat).index < seat ? [other, banner] : [banner, other])
      }
      top[cell] = links.push({ index, below: top[cell] ?? -1 }) - 1
    }
  })
  return pairs.sort(bySeat(context))
}

/** whether a pair in contact fights. */
const fights = (state: State, context: RulesContext): ((pair: Pair) => boolean) => {
  const { memory } = state
  const earlier = new Set(state.contacts.map((pair) => pair.join(' ')))
  const isNew = ([a, b]: Pair): boolean => !earlier.has(`${a.id} ${b.id}`) && !earlier.has(`${b.id} ${a.id}`)
  const moved = new Set(memory.moved)
  const retreats = new Map(memory.retreated.map((entry) => [entry.banner, entry]))
  const stirred = ({ id }: Banner): boolean => moved.has(id) || retreats.has(id)
  const spared = (loser: Banner, victor: Banner): boolean => {
    const flight = retreats.get(loser.id)
    if (!flight || stirred(victor)) return false
    return flight.victors.includes(victor.id) || victor.at === flight.victor
  }
  switch (context.settings['battle.repeat']) {
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

const fighter =
  (context: RulesContext) =>
  ({ id, seat, level, works, at }: Banner): Fighter => {
    const fights = fightingLevel(level, context.seat(seat).army, context.settings)
    return { seat, banner: id, level, fights, works, at }
  }

/** BG-091 … BG-093, BG-267: level 9 and below loses to 10 and above, and both are lost where both are weak. */
const automatic = ([a, b]: Battle['sides']): BattleResult | null => {
  const [weakA, weakB] = [a.level <= 9, b.level <= 9]
  if (!weakA && !weakB) return null
  const winner = weakA && weakB ? null : weakA ? b.seat : a.seat
  return { how: 'automatic', winner, lost: [0, 0], sacrifice: [0, 0], abstract: null, forfeits: [], reason: null }
}

const announce = (at: Position, { pair, id, number }: Named, situation: Situation): Battle => {
  const [a, b] = pair
  const side = fighter(at.context)
  const sides = [side(a), side(b)] as const
  const decided = automatic(sides)
  const battle: Battle = {
    id,
    number,
    sides,
    mission: decided ? null : missionOf(at, sides, situation, id),
    step: 'closed',
    forfeits: at.state.memory.missing.filter((seat) => seat === a.seat || seat === b.seat),
    claim: null,
    refused: [],
    sheets: [null, null],
    choice: null,
    result: decided,
  }
  if (decided) return battle
  if (battle.forfeits.length > 0) return { ...battle, step: 'results' }
  const genius = sides.some((side) => at.context.has(side.seat, 'TACTICAL_GENIUS'))
  return { ...battle, step: genius ? 'shift' : 'results' }
}

/** BG-030, BG-215: where both forfeit nobody is left to be asked; and automatic battles are over (BG-192). */
const settledAtOnce = (at: Position, battle: Battle): readonly BoltgunEvent[] => {
  const { forfeits, result } = battle
  if (result) return published(at.context, battle, result)
  return forfeits.length > 1 ? forfeited(at, battle, forfeits, battle.sheets) : []
}

/** Step 13. BG-190: one battle a pair, at the level and behind the works of now (A-10, BG-193). */
export const identify: Step = (at) => {
  const contacts = contactsOf(at.state, at.context)
  const pairs = contacts.filter(fights(at.state, at.context))
  const situation = situationOf(at.state, pairs)
  const revealed = at.context.settings['battle.reveal_level']
  const battles = namedBattles(at, pairs).flatMap((named): readonly BoltgunEvent[] => {
    const battle = announce(at, named, situation)
    return [{ kind: 'battleJoined', battle, revealed, seenBy: seatsOf(battle) }, ...settledAtOnce(at, battle)]
  })
  const ids = contacts.map(([a, b]): State['contacts'][number] => [a.id, b.id])
  const known: BoltgunEvent = { kind: 'contactsFound', contacts: ids, seenBy: 'referee' }
  return [known, ...battles]
}
