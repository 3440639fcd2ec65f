import { goTo } from './ground.js'
import { entryOf, has, key, setting, unitOf, type Turn, type Unit, type World } from './world.js'

/** A banner is gone: what it carried lies hidden where it stood, and its node's death is remembered. */
export const destroy = (world: World, turn: Turn, unit: Unit, by: readonly string[]): void => {
  world.fallen.push({ origins: unit.origins, by })
  world.units = world.units.filter((other) => other !== unit)
  for (const relic of Object.values(world.relics))
    if (relic.carrier === unit.id) Object.assign(relic, { carrier: null, at: key(unit), hidden: true })
  if (!unit.node) return
  turn.deadNodes.add(unit.seat)
  world.owesNode.add(unit.seat)
}

/** Steps 1 and 2, and 5. */
export const dig = (world: World, turn: Turn, order: 'unfortify' | 'entrench' | 'fortify'): void => {
  for (const unit of world.units) {
    if (!entryOf(turn, unit)?.[order]) continue
    if (order === 'unfortify') unit.works = 'NONE'
    else if (order === 'entrench') unit.works = 'ENTRENCHED'
    else if (unit.works === 'NONE') unit.works = 'FORTIFIED'
  }
}

const goalOf = (turn: Turn, unit: Unit): string | undefined => entryOf(turn, unit)?.march

/** Step 4, word for word: denied attempts, then the greatest set of moves that can succeed together. */
const resolve = (world: World, turn: Turn, batch: readonly Unit[]): void => {
  const rival = (a: Unit, b: Unit): boolean => a.seat !== b.seat && goalOf(turn, a) === goalOf(turn, b)
  let moving = batch.filter((unit) => !batch.some((other) => rival(unit, other) && other.level <= unit.level))
  const stands = (unit: Unit, goal: string | undefined): boolean =>
    world.units.some(
      (enemy) =>
        enemy.seat !== unit.seat &&
        key(enemy) === goal &&
        !moving.includes(enemy) &&
        entryOf(turn, enemy)?.retreat === undefined,
    )
  for (let before = -1; before !== moving.length;) {
    before = moving.length
    const blocked = moving.find((unit) => stands(unit, goalOf(turn, unit)))
    moving = moving.filter((unit) => unit !== blocked)
  }
  for (const unit of moving) {
    goTo(unit, goalOf(turn, unit) ?? '')
    unit.works = 'NONE'
    turn.moved.add(unit.id)
  }
}

export const march = (world: World, turn: Turn): void => {
  const marchers = world.units.filter((unit) => goalOf(turn, unit) !== undefined)
  resolve(
    world,
    turn,
    marchers.filter((unit) => !has(world, unit.seat, 'PONDEROUS')),
  )
  resolve(
    world,
    turn,
    marchers.filter((unit) => has(world, unit.seat, 'PONDEROUS')),
  )
}

/** Step 6: all at once; who runs into an enemy is lost, to the profit of one who stands there. */
export const retreat = (world: World, turn: Turn): void => {
  const fleeing = world.units.filter((unit) => entryOf(turn, unit)?.retreat !== undefined)
  const fates = fleeing.map((unit) => {
    const goal = entryOf(turn, unit)?.retreat ?? ''
    const standing = world.units
      .filter((enemy) => enemy.seat !== unit.seat && key(enemy) === goal && !fleeing.includes(enemy))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const meeting = fleeing.filter((enemy) => enemy.seat !== unit.seat && entryOf(turn, enemy)?.retreat === goal)
    const victor = standing.find(({ id }) => turn.moved.has(id)) ?? standing[0]
    return { unit, goal, victor, foes: [...standing, ...meeting].map(({ seat }) => seat) }
  })
  for (const { unit, goal, victor, foes } of fates) {
    if (foes.length > 0) {
      if (victor) turn.rewards.push({ unit: victor.id, levels: unit.level })
      destroy(world, turn, unit, foes)
      continue
    }
    turn.retreated.set(unit.id, unit.must ?? { place: null, victors: [] })
    goTo(unit, goal)
    unit.works = 'NONE'
    unit.must = null
  }
  for (const unit of world.units)
    if (unit.must && !turn.retreated.has(unit.id)) {
      turn.stranded.add(unit.id)
      unit.must = null
      unit.works = 'NONE'
    }
}

export const toughness = (world: World, seat: string): number => {
  const [tough, very] = [has(world, seat, 'TOUGH') ? 1 : 0, has(world, seat, 'VERY_TOUGH') ? 2 : 0]
  return setting(world, 'tough.stack') === true ? tough + very : Math.max(tough, very)
}

/** BG-323: every banner of a player whose node has died pays, and must retreat. */
export const strikeHives = (world: World, turn: Turn): void => {
  for (const seat of [...turn.deadNodes]) {
    turn.deadNodes.delete(seat)
    if (!has(world, seat, 'HIVE_MENTALITY')) continue
    const extra = ['SUICIDE_TROOPS', 'IRREPLACEABLE_TROOPS'].filter((rule) => has(world, seat, rule)).length
    const hit = Math.max(0, 3 + extra - toughness(world, seat))
    for (const unit of world.units.filter((other) => other.seat === seat)) {
      unit.level = Math.max(0, unit.level - hit)
      if (unit.level === 0 && setting(world, 'level_zero') === 'destroyed') destroy(world, turn, unit, [])
      else if (unit.works !== 'ENTRENCHED' || setting(world, 'hive.entrenched_retreat') === true) {
        unit.must ??= { place: null, victors: [] }
        // A-57, BG-133
        const dugIn = unit.works === 'ENTRENCHED' || (unit.works === 'FORTIFIED' && turn.entrenched.has(unit.id))
        unit.works = dugIn ? 'FORTIFIED' : 'NONE'
      }
    }
  }
}

/** Step 0, A-31: a new node, named or the strongest. */
export const nameNodes = (world: World, turn: Turn): void => {
  for (const seat of [...world.owesNode]) {
    if (!has(world, seat, 'HIVE_MENTALITY')) continue
    const own = world.units.filter((unit) => unit.seat === seat)
    const named = turn.orders[seat]?.find(({ node }) => node !== undefined)?.node
    const strongest = [...own].sort((a, b) => b.level - a.level || (a.id < b.id ? -1 : 1))[0]
    const node = (named === undefined ? undefined : unitOf(world, named)) ?? strongest
    if (!node) continue
    node.node = true
    world.owesNode.delete(seat)
  }
}
