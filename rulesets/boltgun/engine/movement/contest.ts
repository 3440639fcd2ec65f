import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { Settings } from '../settings/settings.js'
import type { Banner } from '../model/state.js'

/** A banner on its way into a sector. */
export interface Mover {
  readonly banner: Banner
  readonly to: Cell
}

export interface Resolution {
  readonly moved: readonly Mover[]
  /** Why the others stayed: an opponent of no greater level tried the same sector, or an enemy stood there. */
  readonly stayed: readonly (Mover & { readonly why: 'contest' | 'inhabited' })[]
}

export interface Field {
  /** Who stands where before the batch moves. */
  readonly standing: ReadonlyMap<Cell, readonly Banner[]>
  /** Banners that will leave by retreat: they block nobody. */
  readonly leaving: ReadonlySet<PieceId>
  /** Banners that contest but cannot arrive. */
  readonly doomed?: ReadonlySet<PieceId>
  readonly contest: Settings['march.contest']
  readonly swaps: boolean
}

const opposed = (a: Mover, b: Mover): boolean => a.banner.seat !== b.banner.seat

/** BG-111, BG-112: denied by any opponent who tries the same sector at no greater level. */
const attempts = (rivals: readonly Mover[]): readonly Mover[] => {
  const lowest = new Map<string, number>()
  for (const { banner } of rivals) lowest.set(banner.seat, Math.min(lowest.get(banner.seat) ?? Infinity, banner.level))
  return rivals.filter(({ banner }) =>
    [...lowest].some(([seat, level]) => seat !== banner.seat && level <= banner.level),
  )
}

/** upwards by level; a contender that is beaten itself beats nobody, and equal lowest opponents stop each other. */
const iterative = (rivals: readonly Mover[]): readonly Mover[] => {
  const rising = [...rivals].sort((a, b) => a.banner.level - b.banner.level)
  const unbeaten: Mover[] = []
  for (const mover of rising)
    if (!unbeaten.some((other) => opposed(other, mover) && other.banner.level < mover.banner.level))
      unbeaten.push(mover)
  const entering = unbeaten.filter(
    (mover) => !unbeaten.some((other) => opposed(other, mover) && other.banner.level === mover.banner.level),
  )
  return rivals.filter((mover) => !entering.includes(mover))
}

const byTarget = (movers: readonly Mover[]): ReadonlyMap<Cell, readonly Mover[]> => {
  const groups = new Map<Cell, Mover[]>()
  for (const mover of movers) {
    const group = groups.get(mover.to)
    if (group) group.push(mover)
    else groups.set(mover.to, [mover])
  }
  return groups
}

const denied = (movers: readonly Mover[], contest: Settings['march.contest']): ReadonlySet<Mover> => {
  const result = new Set<Mover>()
  for (const rivals of byTarget(movers).values()) {
    if (rivals.length < 2) continue
    for (const mover of contest === 'iterative' ? iterative(rivals) : attempts(rivals)) result.add(mover)
  }
  return result
}

/** A-06 with swaps off: two enemies that would change places both stay. */
const headOn = (moving: ReadonlyMap<PieceId, Mover>, field: Field): readonly Mover[] =>
  [...moving.values()].filter((mover) =>
    (field.standing.get(mover.to) ?? []).some((other) => {
      const back = moving.get(other.id)
      return other.seat !== mover.banner.seat && back?.to === mover.banner.at
    }),
  )

/**
 * BG-070, BG-113: the greatest set of moves that can succeed together. All uncontested moves are assumed to succeed; those whose sector still
 * holds an enemy are struck, and with each the moves into the sector that it does not leave, until nothing changes.
 */
const blocked = (movers: readonly Mover[], field: Field): ReadonlySet<Mover> => {
  const moving = new Map(movers.map((mover) => [mover.banner.id, mover]))
  const into = byTarget(movers)
  const struck = new Set<Mover>()
  const stays = (mover: Mover): void => {
    if (struck.has(mover)) return
    struck.add(mover)
    moving.delete(mover.banner.id)
    const waiting = [mover]
    for (let next = waiting.pop(); next; next = waiting.pop())
      for (const follower of into.get(next.banner.at) ?? []) {
        if (struck.has(follower) || !opposed(follower, next)) continue
        struck.add(follower)
        moving.delete(follower.banner.id)
        waiting.push(follower)
      }
  }
  for (const mover of movers) if (field.doomed?.has(mover.banner.id)) stays(mover)
  if (!field.swaps) for (const mover of headOn(moving, field)) stays(mover)
  for (const mover of movers) {
    const enemy = (other: Banner): boolean =>
      other.seat !== mover.banner.seat && !moving.has(other.id) && !field.leaving.has(other.id)
    if ((field.standing.get(mover.to) ?? []).some(enemy)) stays(mover)
  }
  return struck
}

/**
 * A-05, iterative: of the movers that cannot arrive those that drop out of the contest. Who waits for a banner that a contest holds drops out
 * only when nothing else does: that banner may yet get in, and leave its sector.
 */
const dropping = (
  struck: ReadonlySet<Mover>,
  out: ReadonlySet<Mover>,
  contenders: readonly Mover[],
  field: Field,
): readonly Mover[] => {
  const going = new Set(contenders.map(({ banner }) => banner.id))
  const waiting = new Map([...struck].map((mover) => [mover.banner.id, mover]))
  const held = new Set([...out].map(({ banner }) => banner.id))
  const enemiesOf = (mover: Mover): readonly Banner[] =>
    (field.standing.get(mover.to) ?? []).filter(({ id, seat }) => seat !== mover.banner.seat && !field.leaving.has(id))
  const stays = (mover: Mover): boolean =>
    field.doomed?.has(mover.banner.id) === true ||
    enemiesOf(mover).some(({ id }) => {
      const other = waiting.get(id)
      return other ? !field.swaps && other.to === mover.banner.at : !going.has(id)
    })
  const certain = [...struck].filter(stays)
  if (certain.length > 0) return certain
  const behind = [...struck].filter((mover) => enemiesOf(mover).some(({ id }) => held.has(id)))
  return behind.length > 0 ? behind : [...struck]
}

/** Resolves moves that happen at once; the order of `movers` does not matter. */
export const resolve = (movers: readonly Mover[], field: Field): Resolution => {
  const dropped = new Set<Mover>()
  for (;;) {
    const contenders = movers.filter((mover) => !dropped.has(mover))
    const out = denied(contenders, field.contest)
    const struck = blocked(
      contenders.filter((mover) => !out.has(mover)),
      field,
    )
    // A-05, iterative: whoever a standing enemy blocks drops out, and the contest is compared again
    if (field.contest === 'iterative' && struck.size > 0 && out.size > 0) {
      for (const mover of dropping(struck, out, contenders, field)) dropped.add(mover)
      continue
    }
    const moving = new Set(contenders.filter((mover) => !out.has(mover) && !struck.has(mover)))
    const stayed = movers
      .filter((mover) => !moving.has(mover))
      .map((mover) => ({ ...mover, why: out.has(mover) ? ('contest' as const) : ('inhabited' as const) }))
    return { moved: [...moving], stayed }
  }
}
