import { battleRange, meet } from './ground.js'
import { destroy } from './move.js'
import { entriesOf, entryOf, has, key, setting, unitOf, type Turn, type Unit, type World } from './world.js'

const cap = (world: World, unit: Unit): number => (has(world, unit.seat, 'MASSIVE_ARMIES') ? Infinity : 20)

/** Step 7. */
export const resupply = (world: World, turn: Turn): void => {
  for (const unit of world.units) {
    if (!entryOf(turn, unit)?.resupply) continue
    if (has(world, unit.seat, 'SLOW_RESUPPLY') && unit.works !== 'ENTRENCHED')
      turn.voided.push({ banner: unit.id, order: 'resupply' })
    else if (unit.level < cap(world, unit)) unit.level += 1
  }
}

const maySend = (turn: Turn, sender: Unit): boolean => {
  const entry = entryOf(turn, sender)
  if (turn.stranded.has(sender.id)) return false
  return !entry || !(entry.march ?? entry.retreat ?? entry.split ?? entry.join)
}

/** What leaves the sender, what reaches the receiver, what the receiver pays of its own. */
const amounts = (world: World, seat: string, asked: number, available: number, room: number) => {
  const tribal = has(world, seat, 'TRIBAL_ANIMOSITY') ? setting(world, 'tribal.cost') : 'nothing'
  const toll = tribal === 'in_transit' ? 1 : 0
  const extra = tribal === 'sender_extra' ? 1 : 0
  const leaving = Math.min(asked, available - extra)
  const arriving = leaving - toll
  const taken = Math.min(arriving, room)
  const lost = setting(world, 'transfer.overflow') === 'lost'
  if (arriving <= 0 || (taken <= 0 && !lost)) return { sent: 0, taken: 0, paid: 0 }
  return { sent: (lost ? leaving : taken + toll) + extra, taken, paid: tribal === 'receiver_own' ? 1 : 0 }
}

/** Step 8, with the relics of step 9 that the same orders pass on. */
export const transfer = (world: World, turn: Turn): void => {
  const before = new Map(world.units.map((unit) => [unit.id, unit.level]))
  const given = new Map<string, number>()
  const change = new Map<string, number>()
  const add = (id: string, by: number): unknown => change.set(id, (change.get(id) ?? 0) + by)
  const passing: { relic: string; from: string; to: string }[] = []
  for (const entry of entriesOf(world, turn)) {
    const receiver = unitOf(world, entry.banner)
    if (!entry.transfer || !receiver) continue
    const sender = unitOf(world, entry.transfer.from)
    if (!sender || !maySend(turn, sender) || !meet(battleRange(world, receiver), battleRange(world, sender))) {
      turn.voided.push({ banner: receiver.id, order: 'transfer' })
      continue
    }
    const spent = given.get(sender.id) ?? 0
    const available = Math.max(0, (before.get(sender.id) ?? 0) - Number(setting(world, 'transfer.min_left')) - spent)
    const room = Math.max(0, 20 - (before.get(receiver.id) ?? 0))
    const { sent, taken, paid } = amounts(world, receiver.seat, entry.transfer.levels ?? 0, available, room)
    given.set(sender.id, spent + sent)
    add(sender.id, -sent)
    add(receiver.id, taken - paid)
    for (const relic of entry.transfer.relics ?? []) passing.push({ relic, from: sender.id, to: receiver.id })
  }
  for (const unit of world.units) unit.level += change.get(unit.id) ?? 0
  const passed = new Set<string>()
  for (const { relic, from, to } of passing) {
    const found = world.relics[relic]
    if (found?.carrier === from && !passed.has(relic)) {
      found.carrier = to
      passed.add(relic)
    } else turn.voided.push({ banner: to, order: 'transfer' })
  }
}

const mayTake = (world: World, unit: Unit, id: string): boolean => {
  const at = world.relics[id]?.at
  if (at === null || at === undefined || !world.known[unit.seat]?.has(id)) return false
  return world.units.every((other) => (battleRange(world, other).has(at) ? other.seat === unit.seat : other !== unit))
}

/** Step 9, the rest: pick-up, then destruction. */
export const handleRelics = (world: World, turn: Turn): void => {
  const taken: [string, Unit][] = []
  const take = (id: string, unit: Unit): unknown => taken.push([id, unit])
  if (setting(world, 'relic.pickup') === 'automatic')
    for (const id of Object.keys(world.relics)) {
      const [first] = world.units.filter((unit) => mayTake(world, unit, id)).sort((a, b) => (a.id < b.id ? -1 : 1))
      if (first) take(id, first)
    }
  else
    for (const entry of entriesOf(world, turn)) {
      const unit = unitOf(world, entry.banner)
      if (entry.pickUp === undefined || !unit) continue
      if (mayTake(world, unit, entry.pickUp) && !taken.some(([id]) => id === entry.pickUp)) take(entry.pickUp, unit)
      else turn.voided.push({ banner: unit.id, order: 'pickUp' })
    }
  for (const [id, unit] of taken) {
    Object.assign(world.relics[id] ?? {}, { carrier: unit.id, at: null })
    for (const known of Object.values(world.known)) known.delete(id)
  }
  for (const entry of entriesOf(world, turn)) {
    const relic = entry.destroyRelic === undefined ? undefined : world.relics[entry.destroyRelic]
    if (!relic || entry.destroyRelic === undefined || !unitOf(world, entry.banner)) continue
    if (relic.carrier === entry.banner) Object.assign(relic, { carrier: null, at: null, gone: true })
    else turn.voided.push({ banner: entry.banner, order: 'destroyRelic' })
  }
}

/** where nobody stands at 0, a banner that gave its last level away is gone. */
export const drop = (world: World, turn: Turn): void => {
  if (setting(world, 'level_zero') !== 'destroyed') return
  const touched = new Set(
    entriesOf(world, turn).flatMap(({ banner, transfer: order }) => (order ? [banner, order.from] : [])),
  )
  for (const unit of world.units.filter(({ id, level }) => level === 0 && touched.has(id)))
    destroy(world, turn, unit, [])
}

/** Whom the one had met, the other has met too. */
const alsoMet = (world: World, one: string, other: string): void => {
  for (const pair of [...world.contacts])
    world.contacts.add(
      pair
        .split('-')
        .map((id) => (id === one ? other : id))
        .join('-'),
    )
}

/** Step 10. */
export const split = (world: World, turn: Turn): void => {
  for (const entry of entriesOf(world, turn)) {
    const whole = unitOf(world, entry.banner)
    if (!entry.split || !whole) continue
    const own = Math.min(20, whole.level)
    const flexible = has(world, whole.seat, 'FLEXIBLE_COMMAND')
    const as = flexible ? (setting(world, 'flexible.extrapolate') === true ? own + 2 : Math.min(20, own + 2)) : own
    if (as < 10) {
      turn.voided.push({ banner: whole.id, order: 'split' })
      continue
    }
    const id = typeof entry.split === 'string' ? entry.split : `${whole.id}b`
    whole.works = 'NONE'
    world.units.push({ ...whole, id, level: Math.floor((as - 2) / 2), node: false })
    whole.level = Math.ceil((as - 2) / 2)
    if (turn.moved.has(whole.id)) turn.moved.add(id)
    alsoMet(world, whole.id, id)
  }
}

/** Step 11. */
export const join = (world: World, turn: Turn): void => {
  const wish = new Map(entriesOf(world, turn).flatMap(({ banner, join: other }) => (other ? [[banner, other]] : [])))
  const done = new Set<string>()
  const units = [...world.units]
  for (const { banner, join: other } of entriesOf(world, turn)) {
    const [kept, gone] = [units.find(({ id }) => id === banner), units.find(({ id }) => id === other)]
    if (other === undefined || !kept || done.has(banner)) continue
    if (!gone || wish.get(other) !== banner || key(kept) !== key(gone)) {
      turn.voided.push({ banner, order: 'join' })
      continue
    }
    done.add(other)
    const most = has(world, kept.seat, 'MASSIVE_ARMIES') ? Math.max(20, kept.level, gone.level) : 20
    const both = {
      level: Math.min(most, kept.level + gone.level),
      works: 'NONE',
      node: kept.node || gone.node,
      origins: [...kept.origins, ...gone.origins],
    }
    Object.assign(kept, both, { must: kept.must ?? gone.must })
    world.units = world.units.filter((unit) => unit !== gone)
    for (const relic of Object.values(world.relics)) if (relic.carrier === gone.id) relic.carrier = kept.id
    for (const set of [turn.moved, turn.searching, turn.clearing]) if (set.has(gone.id)) set.add(kept.id)
    for (const reward of turn.rewards) if (reward.unit === gone.id) reward.unit = kept.id
    alsoMet(world, gone.id, kept.id)
  }
}
