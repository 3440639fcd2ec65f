import type { Cell } from '../../../../kit/grid.js'
import type { Dice } from '../../../../kit/dice.js'
import type { PieceId, SeatId } from '../../../../kit/ids.js'
import type { Audience } from '../../../../kit/events.js'
import type { HexEvent } from '../../events/events.js'
import { one } from './fight.js'

/** Somebody who throws for his place in an order: in a contest a side, else a force. */
export interface Roller {
  readonly seat: SeatId
  readonly force: PieceId | null
}

interface Thrown<Who> {
  readonly who: Who
  readonly faces: readonly number[]
}

const byFaces = <Who>(a: Thrown<Who>, b: Thrown<Who>): number => {
  const place = a.faces.findIndex((face, at) => face !== b.faces[at])
  return place < 0 ? a.faces.length - b.faces.length : (a.faces[place] ?? 0) - (b.faces[place] ?? 0)
}

const tied = <Who>(all: readonly Thrown<Who>[], { faces, who }: Thrown<Who>): boolean =>
  all.some((other) => other.who !== who && other.faces.join() === faces.join())

/** Only those who are tied throw again. */
const untie = <Who>(all: readonly Thrown<Who>[], again: (who: Who) => number): readonly Thrown<Who>[] =>
  all.some((each) => tied(all, each))
    ? untie(
        all.map((each) => (tied(all, each) ? { ...each, faces: [...each.faces, again(each.who)] } : each)),
        again,
      )
    : all

interface Ordered<Who> {
  readonly order: readonly Who[]
  readonly events: readonly HexEvent[]
}

/** Lowest first (HX-247, HX-273, HX-296); one alone throws nothing. `told`: who learns of a roller's dice. */
export const orderByDice = <Who extends Roller>(
  dice: Dice,
  what: 'contest' | 'raid' | 'meeting',
  place: { readonly at: Cell; readonly name: string },
  rollers: readonly Who[],
  told: (roller: Who) => Audience,
): Ordered<Who> => {
  if (rollers.length < 2) return { order: rollers, events: [] }
  const die = what === 'contest' ? 'contest.d6' : what === 'raid' ? 'raidOrder.d6' : 'meetingOrder.d6'
  const cast = ({ seat }: Who): number => one(dice, die, `${place.name}:${seat}`)
  const thrown = untie(
    rollers.map((who) => ({ who, faces: [cast(who)] })),
    cast,
  )
  return {
    order: [...thrown].sort(byFaces).map(({ who }) => who),
    events: thrown.map(({ who, faces }) => ({
      ...{ kind: 'orderRolled', what, at: place.at, seat: who.seat, force: who.force, faces },
      seenBy: told(who),
    })),
  }
}
