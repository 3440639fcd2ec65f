import { besides, inOrder, type Outcome, type Piece, type World } from './world.js'

/** Throws one die, by name and subject. */
export type Throw = (name: string, subject: string) => number

interface Walker extends Piece {
  here: string
  /** Steps that it has still to take. */
  todo: string[]
  stuck: boolean
}

/** Forces in a hex, of one seat or of all but one. */
const inHex = (walkers: readonly Walker[], hex: string): readonly Walker[] => walkers.filter(({ here }) => here === hex)

const seatsIn = (walkers: readonly Walker[], hex: string): readonly string[] => [
  ...new Set(inHex(walkers, hex).map(({ seat }) => seat)),
]

/** HX-224.1, one edge: who must stay of those who cross it from both ends. */
const crossing = (
  world: World,
  there: readonly Walker[],
  back: readonly Walker[],
  thrown: Map<string, string>,
  roll: Throw,
): readonly Walker[] => {
  const [one, other] = [there[0], back[0]]
  if (!one || !other || one.seat === other.seat) return []
  const weigh = (side: readonly Walker[]): number => side.reduce((sum, { points }) => sum + points, 0)
  if (weigh(there) > weigh(back)) return back
  if (weigh(there) < weigh(back)) return there
  const edge = [one.here, other.here].sort(inOrder).join('-')
  if (!thrown.has(edge)) {
    const pair = world.seats.filter((seat) => seat === one.seat || seat === other.seat)
    let faces = pair.map((seat) => roll('cross.d6', `${edge}:${seat}`))
    while (faces[0] === faces[1]) faces = pair.map((seat) => roll('cross.d6', `${edge}:${seat}`))
    thrown.set(edge, pair[(faces[0] ?? 0) > (faces[1] ?? 0) ? 0 : 1] ?? '')
  }
  return thrown.get(edge) === one.seat ? back : there
}

/** Who of those that want to step stays where he is: HX-224, 1, 3 and 4. */
const whoStays = (
  world: World,
  walkers: readonly Walker[],
  movers: readonly Walker[],
  gone: ReadonlyMap<string, number>,
  thrown: Map<string, string>,
  roll: Throw,
): ReadonlySet<Walker> => {
  const stay = new Set<Walker>()
  const hexes = [...new Set(movers.flatMap(({ here, todo }) => [here, todo[0] ?? '']))].sort(inOrder)
  let before = -1
  while (stay.size !== before) {
    before = stay.size
    const step = (from: string, to: string): readonly Walker[] =>
      movers.filter((walker) => !stay.has(walker) && walker.here === from && walker.todo[0] === to)
    const crossed = hexes.flatMap((a) =>
      hexes
        .filter((b) => inOrder(a, b) < 0 && besides(world, a).includes(b))
        .flatMap((b) => crossing(world, step(a, b), step(b, a), thrown, roll)),
    )
    for (const walker of crossed) stay.add(walker)
    const tooMany: Walker[] = []
    for (const hex of hexes)
      for (const seat of world.seats) {
        const standing = inHex(walkers, hex).filter(
          (walker) => walker.seat !== seat && (!movers.includes(walker) || stay.has(walker)),
        )
        if (standing.length === 0) continue
        const wish = movers
          .filter((walker) => walker.seat === seat && !stay.has(walker) && walker.todo[0] === hex)
          .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
        tooMany.push(...wish.slice(Math.max(0, world.mostDetachments - (gone.get(`${seat} ${hex}`) ?? 0))))
      }
    for (const walker of tooMany) stay.add(walker)
  }
  return stay
}

/** HX-150, HX-152: forces that come to the help of a neighbouring hex. */
const helpers = (world: World, walkers: readonly Walker[], hex: string): readonly Walker[] =>
  besides(world, hex)
    .filter((near) => world.garrisons.includes(near) && world.owners[near] === world.owners[hex])
    .filter((near) => seatsIn(walkers, near).length < 2)
    .sort(inOrder)
    .flatMap((near) =>
      inHex(walkers, near).filter(
        ({ kind, points, seat }) => kind === 'OF' && seat === world.owners[hex] && points >= 100,
      ),
    )

/** CF and OF alone, all together, to the letter of HX-223, HX-224 and HX-226. */
export const plainImpulses = (world: World, roll: Throw): Outcome => {
  const walkers: Walker[] = world.pieces.map((piece) => ({
    ...piece,
    here: piece.at,
    todo: [...piece.path],
    stuck: false,
  }))
  for (const walker of walkers)
    while (walker.todo[0] !== undefined && world.owners[walker.todo[0]] === walker.seat)
      walker.here = walker.todo.shift() ?? walker.here
  const thrown = new Map<string, string>()
  const gone = new Map<string, number>()
  const entered = new Set<string>()
  const leftBy = new Map<string, string>()
  const claimed = new Map<string, string>()
  for (;;) {
    const movers = walkers.filter(({ stuck, todo }) => !stuck && todo.length > 0)
    if (movers.length === 0) break
    const stay = whoStays(world, walkers, movers, gone, thrown, roll)
    const going = movers.filter((walker) => !stay.has(walker))
    const intoHeld = going.filter((walker) =>
      inHex(walkers, walker.todo[0] ?? '').some((other) => other.seat !== walker.seat && !going.includes(other)),
    )
    for (const walker of stay) walker.stuck = true
    for (const { seat, todo } of intoHeld)
      gone.set(`${seat} ${todo[0] ?? ''}`, (gone.get(`${seat} ${todo[0] ?? ''}`) ?? 0) + 1)
    for (const walker of going) {
      leftBy.set(walker.here, walker.seat)
      walker.here = walker.todo.shift() ?? walker.here
      entered.add(walker.here)
    }
    for (const walker of walkers) {
      if (seatsIn(walkers, walker.here).length > 1) walker.stuck = true
      if (world.overrun || !going.includes(walker)) continue
      const [lord, before] = [world.owners[walker.here], claimed.get(walker.here)]
      if ((lord !== undefined && lord !== walker.seat) || (before !== undefined && before !== walker.seat))
        walker.stuck = true
    }
    for (const { here } of going) {
      const seats = seatsIn(walkers, here)
      if (seats.length === 1) claimed.set(here, seats[0] ?? '')
    }
  }
  return settled(world, walkers, entered, leftBy)
}

const settled = (
  world: World,
  walkers: readonly Walker[],
  entered: ReadonlySet<string>,
  leftBy: ReadonlyMap<string, string>,
): Outcome => {
  const owners: Record<string, string> = { ...world.owners }
  const contested: string[] = []
  const reactions: string[] = []
  for (const hex of [...entered].sort(inOrder)) {
    const seats = seatsIn(walkers, hex)
    const foreign = seats.some((seat) => seat !== world.owners[hex])
    const help = world.owners[hex] !== undefined && foreign ? helpers(world, walkers, hex) : []
    reactions.push(...new Set(help.map(({ here }) => `${here}>${hex}`)))
    if (seats.length > 1 || help.length > 0) contested.push(hex)
    else owners[hex] = seats[0] ?? leftBy.get(hex) ?? owners[hex] ?? ''
  }
  return { at: Object.fromEntries(walkers.map(({ id, here }) => [id, here])), owners, contested, reactions }
}
