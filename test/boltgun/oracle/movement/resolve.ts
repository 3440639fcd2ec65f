import { at, same, setting, type Game, type Piece, type Place } from './field.js'

export interface Mover {
  readonly piece: Piece
  readonly to: Place
  /** It will not arrive, whatever the others do. */
  readonly doomed: boolean
}

/** Who stands where, and who leaves by retreat whatever happens. */
export interface Stage {
  readonly game: Game
  readonly pieces: readonly Piece[]
  readonly leaving: ReadonlySet<string>
}

const enemies = (a: Piece, b: Piece): boolean => a.player !== b.player

/** who may not enter by the contest alone. */
const denied = (game: Game, movers: readonly Mover[]): ReadonlySet<Mover> => {
  const rivals = (mover: Mover): readonly Mover[] =>
    movers.filter((other) => enemies(other.piece, mover.piece) && same(other.to, mover.to))
  if (setting(game, 'march.contest') === 'attempts')
    return new Set(movers.filter((mover) => rivals(mover).some((other) => other.piece.level <= mover.piece.level)))
  const beaten = (mover: Mover): boolean =>
    rivals(mover).some((other) => other.piece.level < mover.piece.level && !beaten(other))
  return new Set(
    movers.filter(
      (mover) =>
        beaten(mover) || rivals(mover).some((other) => other.piece.level === mover.piece.level && !beaten(other)),
    ),
  )
}

const blockers = ({ pieces, leaving }: Stage, mover: Mover): readonly Piece[] =>
  pieces.filter((piece) => enemies(piece, mover.piece) && same(at(piece), mover.to) && !leaving.has(piece.id))

/** The greatest set of uncontested moves in which everybody's way is really cleared. */
const moving = (stage: Stage, movers: readonly Mover[]): ReadonlySet<Mover> => {
  const going = new Set(movers.filter((mover) => !mover.doomed))
  const goes = (id: string): Mover | undefined => [...going].find((mover) => mover.piece.id === id)
  if (setting(stage.game, 'march.swaps') === false) {
    const facing = [...going].filter((mover) =>
      blockers(stage, mover).some((piece) => {
        const back = goes(piece.id)
        return back !== undefined && same(back.to, at(mover.piece))
      }),
    )
    for (const mover of facing) going.delete(mover)
  }
  for (let before = -1; before !== going.size;) {
    before = going.size
    for (const mover of [...going]) if (blockers(stage, mover).some(({ id }) => !goes(id))) going.delete(mover)
  }
  return going
}

/** Of all at once, who gets where he wants; iteratively, whoever cannot drops out of the contest and it is compared again. */
export const resolve = (
  stage: Stage,
  all: readonly Mover[],
): { readonly moved: ReadonlySet<Mover>; readonly lost: ReadonlySet<Mover> } => {
  let movers = all
  for (;;) {
    const lost = denied(stage.game, movers)
    const moved = moving(
      stage,
      movers.filter((mover) => !lost.has(mover)),
    )
    const stopped = movers.filter((mover) => !lost.has(mover) && !moved.has(mover))
    if (setting(stage.game, 'march.contest') === 'attempts' || lost.size === 0 || stopped.length === 0)
      return { moved, lost: lost }
    // Whom nobody in the contest could still let in goes first
    const hopeful = moving(stage, movers)
    const hopeless = stopped.filter((mover) => !hopeful.has(mover))
    const waiting = stopped.filter((mover) =>
      blockers(stage, mover).some(({ id }) => [...lost].some((other) => other.piece.id === id)),
    )
    const out = hopeless.length > 0 ? hopeless : waiting
    movers = movers.filter((mover) => !out.includes(mover))
  }
}
