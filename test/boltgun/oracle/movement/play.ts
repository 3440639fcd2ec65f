import type { OrderEntry } from '../../../../rulesets/boltgun/cases/format.js'
import {
  apart,
  at,
  beside,
  compass,
  has,
  name,
  open,
  placeOf,
  same,
  setting,
  ways,
  type Game,
  type Piece,
  type Place,
} from './field.js'
import { mayRetreat, read } from './legal.js'
import { resolve, type Mover, type Stage } from './resolve.js'

export interface Played {
  /** Who is left, as it stands. */
  readonly pieces: readonly Piece[]
  readonly refused: readonly { readonly player: string; readonly banner: string; readonly order: string }[]
  readonly dice: Readonly<Record<string, readonly number[]>>
  /** The rules leave open who of several stops short first. */
  readonly unclear: boolean
}

const put = (pieces: readonly Piece[], id: string, part: Partial<Piece>): readonly Piece[] =>
  pieces.map((piece) => (piece.id === id ? { ...piece, ...part } : piece))

const moveTo = (game: Game, pieces: readonly Piece[], { id }: Piece, to: Place): readonly Piece[] => {
  const works = setting(game, 'mobilization.keeps_works') === true ? {} : { works: 'NONE' as const }
  return put(pieces, id, { x: to[0], y: to[1], ...works })
}

/** the nearest of eight directions to straight away, then 45° by 45°, clockwise first, past what its player fears. */
export const flight = (game: Game, piece: Piece, feared: ReadonlySet<string> = new Set()): Place | null => {
  if (!piece.victor || setting(game, 'retreat.default') === 'stay') return null
  const away = Math.atan2(piece.y - piece.victor[1], piece.x - piece.victor[0])
  const turn = (direction: number): number => {
    const [dx, dy] = compass[direction] ?? [0, 0]
    const angle = Math.abs(away - Math.atan2(dy, dx))
    return Math.min(angle, 2 * Math.PI - angle)
  }
  const nearest = compass.map((_, direction) => direction).sort((a, b) => turn(a) - turn(b))[0] ?? 0
  const found = [0, 1, -1, 2, -2, 3, -3, 4]
    .map((more) => beside(at(piece), nearest + more))
    .find((to) => open(game, to) && !feared.has(name(to)))
  return found ?? null
}

const roll = (random: () => number, faces: number): number => 1 + Math.floor(random() * faces)

/** Steps 1 to 6 of the algorithm, from orders as they were sent. */
export const play = (game: Game, sent: readonly OrderEntry[], random: () => number): Played => {
  const readings = new Map(
    game.pieces.map((piece) => {
      const order = sent.find(({ banner }) => banner === piece.id) ?? { banner: piece.id }
      return [piece.id, read(game, piece, order)]
    }),
  )
  const order = (piece: Piece): OrderEntry => readings.get(piece.id)?.standing ?? { banner: piece.id }
  const fleeing = new Map<string, Place>()
  for (const piece of game.pieces) {
    const { retreat } = order(piece)
    const to = retreat === undefined ? flight(game, piece) : placeOf(retreat)
    if (piece.victor && to) fleeing.set(piece.id, to)
  }
  const leaving = new Set(fleeing.keys())
  const moves = (piece: Piece): boolean => order(piece).march !== undefined || order(piece).teleport !== undefined
  const onArrival = (piece: Piece): boolean =>
    setting(game, 'steadfast.march_entrench') === true && has(game, piece, 'STEADFAST') && moves(piece)

  let pieces = game.pieces.map((piece) =>
    order(piece).unfortify ? { ...piece, works: 'NONE' as const } : piece,
  ) as readonly Piece[]
  const late = new Set(pieces.filter((piece) => order(piece).entrench && onArrival(piece)).map(({ id }) => id))
  for (const piece of pieces)
    if (order(piece).entrench && !(late.has(piece.id) && piece.works === 'NONE'))
      pieces = put(pieces, piece.id, { works: 'ENTRENCHED' })

  const dice: Record<string, readonly number[]> = {}
  let unclear = false
  const teleport = (): void => {
    const stage: Stage = { game, pieces, leaving }
    const four = setting(game, 'teleport.directions') === 4
    const paths = new Map<string, readonly Place[]>()
    const jumpers = pieces.flatMap((piece): readonly Mover[] => {
      const aim = order(piece).teleport
      if (aim === undefined) return []
      const [way, far] = [roll(random, four ? 4 : 8), roll(random, 6)]
      dice[`teleport.d${four ? 4 : 8}(${piece.id})`] = [way]
      dice[`teleport.d6(${piece.id})`] = [far]
      const path = [placeOf(aim)]
      for (let more = 1; more <= far; more += 1) {
        const next = beside(placeOf(aim), (way - 1) * (four ? 2 : 1), more)
        if (!open(game, next)) break
        path.push(next)
      }
      paths.set(piece.id, path)
      return [{ piece, to: path[path.length - 1] ?? at(piece), doomed: false }]
    })
    const { moved, lost } = resolve(stage, jumpers)
    for (const { piece, to } of moved) if (!same(to, at(piece))) pieces = moveTo(game, pieces, piece, to)
    const held = jumpers.filter((jumper) => !moved.has(jumper) && !lost.has(jumper))
    if (setting(game, 'teleport.blocked') === 'stops_short' && held.length > 1) unclear = true
    for (const { piece } of held) {
      if (setting(game, 'teleport.blocked') === 'destroyed') pieces = pieces.filter(({ id }) => id !== piece.id)
      if (setting(game, 'teleport.blocked') !== 'stops_short') continue
      const free = (place: Place): boolean =>
        !pieces.some((other) => other.player !== piece.player && same(at(other), place) && !leaving.has(other.id))
      const back = [...(paths.get(piece.id) ?? [])].reverse().slice(1).find(free)
      if (back && !same(back, at(piece))) pieces = moveTo(game, pieces, piece, back)
    }
  }
  const march = (ponderous: boolean): void => {
    const stage: Stage = { game, pieces, leaving }
    const marchers = pieces.flatMap((piece): readonly Mover[] => {
      const aim = order(piece).march
      if (aim === undefined || has(game, piece, 'PONDEROUS') !== ponderous) return []
      const to = placeOf(aim)
      const enemyAt = (place: Place): boolean =>
        pieces.some((other) => other.player !== piece.player && same(at(other), place))
      const barred =
        setting(game, 'hm.jump') === false && apart(at(piece), to) === 2 && ways(game, at(piece), to).every(enemyAt)
      return [{ piece, to, doomed: barred }]
    })
    for (const { piece, to } of resolve(stage, marchers).moved) pieces = moveTo(game, pieces, piece, to)
  }
  teleport()
  march(false)
  march(true)
  for (const piece of pieces) {
    if (order(piece).fortify && piece.works === 'NONE') pieces = put(pieces, piece.id, { works: 'FORTIFIED' })
    if (late.has(piece.id) && piece.works === 'NONE') pieces = put(pieces, piece.id, { works: 'ENTRENCHED' })
  }
  pieces = retreats(game, pieces, fleeing)
  const refused = game.pieces.flatMap((piece) =>
    (readings.get(piece.id)?.refused ?? []).map((word) => ({ player: piece.player, banner: piece.id, order: word })),
  )
  return { pieces, refused, dice, unclear }
}

/** Step 6: who dies, who goes, who stays; afterwards nobody must retreat any more. */
const retreats = (game: Game, pieces: readonly Piece[], fleeing: ReadonlyMap<string, Place>): readonly Piece[] => {
  const collision = setting(game, 'retreat.collision')
  const dies = (piece: Piece): boolean => {
    const to = fleeing.get(piece.id)
    if (!to)
      return (
        setting(game, 'retreat.nowhere') === 'destroyed' &&
        !game.rows.some((row, y) => Array.from(row).some((_, x) => mayRetreat(game, piece, [x, y])))
      )
    return pieces.some((other) => {
      if (other.player === piece.player) return false
      const theirs = fleeing.get(other.id)
      if (!theirs) return same(at(other), to)
      if (!same(theirs, to)) return false
      if (collision === 'lowest_survives') return other.level <= piece.level
      if (collision === 'highest_survives') return other.level >= piece.level
      return true
    })
  }
  return pieces.flatMap((piece): readonly Piece[] => {
    if (!piece.victor) return [piece]
    if (dies(piece)) return []
    const [x, y] = fleeing.get(piece.id) ?? at(piece)
    return [{ ...piece, x, y, works: 'NONE', victor: null }]
  })
}

export const whereabouts = ({ pieces }: Played, ids: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ids.map((id) => {
      const piece = pieces.find((other) => other.id === id)
      return [id, piece ? { at: name(at(piece)), works: piece.works, mustRetreat: false } : null]
    }),
  )
