import { battleRange, sectors } from './ground.js'
import { disputed, has, setting, type Turn, type World } from './world.js'

/** Steps 12 and 15, sector by sector as the algorithm has it. */
export const occupy = (world: World, turn: Turn): void => {
  const ranges = world.units.map((unit) => ({ unit, range: battleRange(world, unit) }))
  for (const sector of sectors(world)) {
    const over = ranges.flatMap(({ unit, range }) => (range.has(sector) ? [unit] : []))
    const players = [...new Set(over.map(({ seat }) => seat))]
    const before = world.hold.get(sector)
    const after = holderOf(
      world,
      sector,
      players,
      over.some(({ id }) => turn.clearing.has(id)),
    )
    if (after === before) continue
    if (after === undefined) world.hold.delete(sector)
    else world.hold.set(sector, after)
    if (after !== disputed) world.heldBefore.delete(sector)
    else if (before !== undefined) world.heldBefore.set(sector, before)
    // whoever stands over a sector that was somebody's, and is not contested by him
    if (before === undefined || before === disputed || after === undefined || players.includes(before)) continue
    // a Blitz army holds what it covers, and had nothing here to lose
    if (!world.out.has(before) && !has(world, before, 'BLITZ'))
      for (const { id } of over) turn.captures.push({ player: before, sector, captor: id })
  }
}

const holderOf = (world: World, sector: string, players: readonly string[], cleared: boolean): string | undefined => {
  const before = world.hold.get(sector)
  const [only, second] = players
  if (second !== undefined) return disputed
  const owner = before === disputed ? undefined : before
  if (only !== undefined) {
    // BG-321: what a Blitz army no longer covers is nobody's, infested or not
    const infested =
      owner !== undefined && owner !== only && has(world, owner, 'INFESTATION') && !has(world, owner, 'BLITZ')
    return infested && !cleared ? owner : only
  }
  const left =
    before === disputed && setting(world, 'dispute.both_leave') === 'previous' ? world.heldBefore.get(sector) : owner
  return left !== undefined && has(world, left, 'BLITZ') ? undefined : left
}
