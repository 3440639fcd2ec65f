import type { Battle, Side } from './fight.js'
import { destroy, toughness } from './move.js'
import { has, key, setting, type Turn, type World } from './world.js'

export interface Sheet {
  readonly winner: string
  readonly lost: Readonly<Record<string, number>>
  readonly sacrifice?: number
}

/** A side's word: a table result, the wish for an abstract one, or silence. */
export type Word = Sheet | 'abstract' | null

export interface Abstract {
  readonly winner: string
  readonly margin: string
  readonly lost: Readonly<Record<string, number>>
}

export interface Result {
  /** Null where both fell at once. */
  readonly winner: string | null
  readonly lost: Readonly<Record<string, number>>
  readonly given: Readonly<Record<string, number>>
  readonly abstract: Abstract | null
}

type Thrower = (battle: Battle, seat: string) => number

const margins = [
  [10, 'TOTAL', 100, 0],
  [9, 'DECISIVE', 90, 10],
  [7, 'MAJOR', 80, 20],
  [4, 'STANDARD', 70, 30],
  [2, 'MINOR', 60, 40],
  [1, 'MARGINAL', 50, 50],
] as const

/** */
const strength = (world: World, { seat, level }: Side): number =>
  setting(world, 'massive.fights_as') === 'always' && has(world, seat, 'MASSIVE_ARMIES') ? 20 : Math.min(20, level)

/** Section 9. */
const abstract = (world: World, battle: Battle, forfeits: readonly string[], roll: Thrower): Abstract => {
  const [a, b] = battle.sides
  const modified = (side: Side, enemy: Side): number =>
    roll(battle, side.seat) -
    Math.max(0, strength(world, enemy) - strength(world, side)) +
    (forfeits.includes(side.seat) ? Number(setting(world, 'forfeit.modifier')) : 0)
  for (;;) {
    const difference = modified(a, b) - modified(b, a)
    if (difference === 0 && setting(world, 'abr.ra') === 'reroll') continue
    if (difference === 0) return { winner: 'draw', margin: 'RA', lost: { [a.seat]: 0, [b.seat]: 0 } }
    const [, margin, beaten, victorious] = margins.find(([from]) => Math.abs(difference) >= from) ?? margins[5]
    const share = (side: Side): number =>
      strength(world, side) * (difference > 0 === (side === a) ? victorious : beaten)
    return {
      winner: difference > 0 ? a.seat : b.seat,
      margin,
      lost: { [a.seat]: share(a), [b.seat]: share(b) },
    }
  }
}

/** BG-250 … BG-252 */
const levels = (points: number, works: Side['works']): number => {
  const rows = [300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900]
  const normal = rows.filter((bound) => Math.floor(points) > bound).length
  return works === 'NONE' ? normal : Math.max(0, normal - 2)
}

/** Levels that a side loses in a battle before Tough (BG-310, BG-313, BG-320, BG-328). */
export const rawLoss = (world: World, battle: Battle, result: Result, side: Side, enemyGave: number): number => {
  const enemy = battle.sides[side === battle.sides[0] ? 1 : 0]
  const quiet = battle.automatic && setting(world, 'autoloss.triggers') === false
  const one = (seat: string, rule: string, when = true): number => (!quiet && when && has(world, seat, rule) ? 1 : 0)
  return (
    (battle.automatic ? 0 : levels(result.lost[side.seat] ?? 0, side.works)) +
    one(enemy.seat, 'HATRED') +
    one(side.seat, 'SUICIDE_TROOPS') +
    one(side.seat, 'IRREPLACEABLE_TROOPS', result.winner === enemy.seat) +
    (enemyGave > 0 ? enemyGave + 1 : 0)
  )
}

/** */
const betterFor = (world: World, battle: Battle, seat: string, one: Result, other: Result): boolean => {
  const [own, enemy] = battle.sides[0].seat === seat ? battle.sides : [battle.sides[1], battle.sides[0]]
  const worth = (result: Result): readonly number[] => {
    const net = (side: Side, foe: Side): number =>
      Math.max(0, rawLoss(world, battle, result, side, result.given[foe.seat] ?? 0) - toughness(world, side.seat))
    const [lost, taken] = [net(own, enemy), net(enemy, own)]
    return [result.winner === seat ? 2 : result.winner === 'draw' ? 1 : 0, taken - lost, -lost]
  }
  const [a, b] = [worth(one), worth(other)]
  const place = a.findIndex((value, index) => value !== b[index])
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

/** what counts of a sheet. */
const asCounted = (world: World, word: Word): Word => {
  if (word === null || word === 'abstract' || word.winner !== 'draw') return word
  if (setting(world, 'results.draws') === 'forbidden') return null
  const [[a, lostA] = ['', 0], [b, lostB] = ['', 0]] = Object.entries(word.lost)
  if (setting(world, 'results.draws') !== 'vp_decides' || lostA === lostB) return word
  return { ...word, winner: lostA < lostB ? a : b }
}

/** without anybody's word, what both say stands, a winner of one sheet alone has not won, and dice settle the rest between the sheets. */
const settled = (
  world: World,
  battle: Battle,
  one: Sheet,
  other: Sheet,
  given: Result['given'],
  roll: Thrower,
): Result => {
  const seats = battle.sides.map(({ seat }) => seat)
  const common = one.winner === other.winner ? one.winner : null
  const nameless = setting(world, 'results.draws') === 'forbidden' && common === null
  const apart = seats.some((seat) => one.lost[seat] !== other.lost[seat])
  if (!apart && !nameless) return { winner: common ?? 'draw', lost: one.lost, given, abstract: null }
  const dice = abstract(world, battle, [], roll)
  const winner = common ?? (nameless ? dice.winner : 'draw')
  const row = margins.find(([, margin]) => margin === dice.margin)
  const share = (side: Side): number =>
    row && common !== null && common !== 'draw'
      ? strength(world, side) * (side.seat === common ? row[3] : row[2])
      : (dice.lost[side.seat] ?? 0)
  const middle = (side: Side): number =>
    [one.lost[side.seat] ?? 0, other.lost[side.seat] ?? 0, share(side)].sort((x, y) => x - y)[1] ?? 0
  const lost = Object.fromEntries(battle.sides.map((side) => [side.seat, middle(side)]))
  return { winner, lost, given, abstract: dice }
}

/** Sections 8.1 and 11: what the two words come to, uncorrected at the deadline. */
export const decide = (
  world: World,
  battle: Battle,
  words: readonly [Word, Word],
  claimed: readonly string[],
  roll: Thrower,
): Result => {
  const [a, b] = battle.sides
  const nothing = { [a.seat]: 0, [b.seat]: 0 }
  if (battle.automatic) {
    const weak = battle.sides.filter(({ level }) => level <= 9)
    const winner = weak.length === 2 ? null : weak[0] === a ? b.seat : a.seat
    return { winner, lost: nothing, given: nothing, abstract: null }
  }
  const gave = (word: Word, seat: string): number =>
    word !== null && word !== 'abstract' && has(world, seat, 'SACRIFICE') ? (word.sacrifice ?? 0) : 0
  const given = { [a.seat]: gave(words[0], a.seat), [b.seat]: gave(words[1], b.seat) }
  const rolled = (forfeits: readonly string[], with_: Result['given']): Result => {
    const result = abstract(world, battle, forfeits, roll)
    return { winner: result.winner, lost: result.lost, given: with_, abstract: result }
  }
  const forfeits = [...new Set([...battle.forfeits, ...claimed])]
  if (forfeits.length > 0) return rolled(forfeits, given)
  const [one, other] = [asCounted(world, words[0]), asCounted(world, words[1])]
  const tables = [one, other].flatMap((word) => (word === null || word === 'abstract' ? [] : [word]))
  const [first, second] = tables
  if (!first) return rolled([], given)
  if (second) {
    const alike = [a, b].every(({ seat }) => first.lost[seat] === second.lost[seat])
    if (alike && first.winner === second.winner)
      return { winner: first.winner, lost: first.lost, given, abstract: null }
    if (setting(world, 'results.conflict') === 'word') return settled(world, battle, first, second, given, roll)
    if (setting(world, 'results.conflict') !== 'higher_loss') return rolled([], nothing)
    const worst = (seat: string): number => Math.max(first.lost[seat] ?? 0, second.lost[seat] ?? 0)
    const lost = { [a.seat]: worst(a.seat), [b.seat]: worst(b.seat) }
    const fewer = worst(a.seat) === worst(b.seat) ? 'draw' : worst(a.seat) < worst(b.seat) ? a.seat : b.seat
    return { winner: first.winner === second.winner ? first.winner : fewer, lost, given, abstract: null }
  }
  if (one !== null && other !== null) return rolled([], nothing)
  // nobody has lost more than it brought
  const brought = battle.sides.map((side): readonly [string, number] => [
    side.seat,
    Math.min(first.lost[side.seat] ?? 0, 100 * strength(world, side)),
  ])
  const lone: Result['lost'] = Object.fromEntries(brought)
  const actual: Result = { winner: first.winner, lost: lone, given, abstract: null }
  const second_ = rolled([], given)
  const submitter = one === null ? b.seat : a.seat
  return betterFor(world, battle, submitter, second_, actual) ? second_ : { ...actual, abstract: second_.abstract }
}

export interface Fought {
  readonly battle: Battle
  readonly result: Result
}

/** Step 14: attrition of all battles in one sum, the fall of the weak, and what losing means. Attrition by banner. */
export const applyResults = (world: World, turn: Turn, fought: readonly Fought[]): Readonly<Record<string, number>> => {
  const attrition: Record<string, number> = {}
  const partsOf = (unit: string) =>
    fought.flatMap(({ battle, result }) =>
      battle.sides.flatMap((side, index) => {
        const enemy = battle.sides[index === 0 ? 1 : 0]
        return side.unit === unit ? [{ battle, result, side, enemy }] : []
      }),
    )
  type Part = ReturnType<typeof partsOf>[number]
  // no more than the banner has, nor than three a turn where so set
  const gave = new Map<string, number>()
  for (const unit of world.units) {
    let left = Math.min(unit.level, setting(world, 'sacrifice.per') === 'turn' ? 3 : Infinity)
    for (const { battle, result, side } of partsOf(unit.id)) {
      const k = Math.min(left, result.given[side.seat] ?? 0)
      gave.set(`${battle.id} ${side.seat}`, k)
      left -= k
    }
  }
  const gaveIn = ({ battle }: Part, side: Side): number => gave.get(`${battle.id} ${side.seat}`) ?? 0
  const raw = (part: Part, side: Side, enemy: Side): number =>
    rawLoss(world, part.battle, part.result, side, gaveIn(part, enemy))
  const net = (part: Part, side: Side, enemy: Side): number =>
    Math.max(0, raw(part, side, enemy) - toughness(world, side.seat))
  const fell = (part: Part, side: Side): boolean => part.battle.automatic && side.level <= 9
  const fates = world.units.map((unit) => {
    const parts = partsOf(unit.id)
    const sum = (count: (part: Part) => number): number => parts.reduce((all, part) => all + count(part), 0)
    const perTurn = setting(world, 'tough.scope') === 'turn'
    const lost = perTurn
      ? Math.max(0, sum((part) => raw(part, part.side, part.enemy)) - toughness(world, unit.seat))
      : sum((part) => net(part, part.side, part.enemy))
    const inflicted = [
      ...parts.map((part) => (fell(part, part.enemy) ? part.enemy.level : net(part, part.enemy, part.side))),
      ...turn.rewards.flatMap((reward) => (reward.unit === unit.id ? [reward.levels] : [])),
    ]
    const threes = (all: readonly number[]): number => all.reduce((count, one) => count + Math.floor(one / 3), 0)
    const blood = has(world, unit.seat, 'BLOOD_REWARD')
      ? setting(world, 'blood_reward.per') === 'turn'
        ? Math.floor(inflicted.reduce((all, one) => all + one, 0) / 3)
        : threes(inflicted)
      : 0
    const most = has(world, unit.seat, 'MASSIVE_ARMIES') ? Infinity : 20
    const touched = parts.length > 0 || blood > 0
    const after = unit.level - lost - sum((part) => gaveIn(part, part.side)) + blood
    const level = touched ? Math.max(0, Math.min(most, after)) : unit.level
    return { unit, parts, lost, level, dead: parts.some((part) => fell(part, part.side)), touched }
  })
  // Where everybody stood when he fought, the fallen too
  const stood = new Map(world.units.map((unit) => [unit.id, key(unit)]))
  for (const { unit, parts, lost, level, dead, touched } of fates) {
    if (parts.length > 0 && !dead) attrition[unit.id] = lost
    const foes = (hit: (part: Part) => boolean): readonly string[] => parts.filter(hit).map(({ enemy }) => enemy.seat)
    if (dead) {
      const fatal = foes((part) => fell(part, part.side))
      destroy(world, turn, unit, fatal)
      continue
    }
    unit.level = level
    if (touched && level === 0 && setting(world, 'level_zero') === 'destroyed') {
      const hurt = foes((part) => net(part, part.side, part.enemy) > 0)
      destroy(world, turn, unit, hurt)
      continue
    }
    const beatenBy = parts.filter(({ result, enemy }) => result.winner === enemy.seat).map(({ enemy }) => enemy)
    if (beatenBy.length === 0) continue
    if (parts[0]?.side.works === 'ENTRENCHED') {
      unit.works = 'FORTIFIED'
      continue
    }
    unit.works = 'NONE'
    const [best] = beatenBy.sort((a, b) => b.level - a.level || (a.unit < b.unit ? -1 : 1))
    unit.must = { place: stood.get(best?.unit ?? '') ?? null, victors: beatenBy.map(({ unit: id }) => id) }
  }
  return attrition
}
