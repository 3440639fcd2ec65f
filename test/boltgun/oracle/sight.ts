import { battleRange, findingRange, meet, near, reconRange, searchRange, sectors, type Region } from './ground.js'
import { disputed, has, key, seatsOf, setting, unitOf, type Turn, type Unit, type World } from './world.js'

/** Step 16: what each player finds, of features and of relics on the ground. */
export const search = (world: World, turn: Turn): void => {
  for (const seat of seatsOf(world)) {
    if (world.out.has(seat)) continue
    const open = has(world, seat, 'ALL_SEEING_EYE')
    const area = new Set<string>()
    for (const unit of world.units.filter(({ id, seat: own }) => own === seat && turn.searching.has(id)))
      for (const sector of findingRange(world, unit)) {
        const guarded = world.units.some((enemy) => enemy.seat !== seat && battleRange(world, enemy).has(sector))
        if (open || (!guarded && world.hold.get(sector) !== disputed)) area.add(sector)
      }
    const shows = (at: string, hidden: boolean): boolean => area.has(at) || (!hidden && world.hold.get(at) === seat)
    for (const [id, { at, hidden }] of Object.entries(world.features)) if (shows(at, hidden)) world.known[seat]?.add(id)
    for (const [id, { at, hidden }] of Object.entries(world.relics))
      if (at !== null && shows(at, hidden)) world.known[seat]?.add(id)
  }
}

export interface Sighted {
  readonly owner: string
  readonly at: string
  readonly level?: number
}

export interface Notice {
  readonly sector: string
  readonly at: string | null
  readonly level?: number
}

/** Capture notices of a player, both passes together. */
export const noticesOf = (world: World, turn: Turn, seat: string): readonly Notice[] => {
  const found = new Map<string, Notice>()
  if (world.out.has(seat)) return []
  for (const { player, sector, captor } of turn.captures) {
    const unit = unitOf(world, captor)
    if (player === seat)
      found.set(`${sector} ${captor}`, unit ? { sector, at: key(unit), level: unit.level } : { sector, at: null })
  }
  return [...found.values()]
}

/** Step 17, of enemy banners. */
export const sightingsOf = (world: World, turn: Turn, seat: string): readonly Sighted[] => {
  if (world.out.has(seat)) return []
  const own = world.units.filter((unit) => unit.seat === seat)
  const recons = own.map((unit) => reconRange(world, unit))
  const searches = own.filter(({ id }) => turn.searching.has(id)).map((unit) => searchRange(world, unit))
  const garrisons: Region = new Set([...world.hold].flatMap(([sector, holder]) => (holder === seat ? [sector] : [])))
  const captors = new Set(turn.captures.flatMap(({ player, captor }) => (player === seat ? [captor] : [])))
  const corners = setting(world, 'adjacency') === 8
  return world.units.flatMap((enemy: Unit): readonly Sighted[] => {
    if (enemy.seat === seat) return []
    const is = (rule: string): boolean => has(world, enemy.seat, rule)
    const range = battleRange(world, enemy)
    const close = (regions: readonly Region[]): boolean => regions.some((region) => near(region, range, corners))
    const over = (regions: readonly Region[]): boolean => regions.some((region) => meet(region, range))
    const looking = is('UNSEEN_PRESENCE') ? [] : searches
    const scouted = close(recons) || close(looking)
    const captor = captors.has(enemy.id)
    const bare = is('EASILY_OBSERVABLE')
    if (!scouted && !captor && !bare && !near(garrisons, range, corners)) return []
    const measured =
      captor ||
      over(recons) ||
      over(looking) ||
      (scouted && is('PONDEROUS')) ||
      (bare && setting(world, 'observable.level') === true)
    const place = { owner: enemy.seat, at: key(enemy) }
    return [measured ? { ...place, level: enemy.level } : place]
  })
}

/** Step 17, of occupation: what a player's map shows, null where it shows nothing. */
export const ownershipOf = (world: World, turn: Turn, seat: string): Readonly<Record<string, string | null>> => {
  const regions = world.units.flatMap((unit) => {
    if (unit.seat !== seat) return []
    const searching = setting(world, 'occupation.search_shows') === true && turn.searching.has(unit.id)
    return [battleRange(world, unit), reconRange(world, unit), ...(searching ? [searchRange(world, unit)] : [])]
  })
  const entries = sectors(world).map((sector): [string, string | null] => {
    const holder = world.hold.get(sector)
    const seen = regions.some((region) => near(new Set([sector]), region, setting(world, 'adjacency') === 8))
    const shown = holder === seat || seen ? (holder ?? null) : null
    return [sector, shown === disputed ? 'disputed' : shown]
  })
  return world.out.has(seat) ? {} : Object.fromEntries(entries)
}
