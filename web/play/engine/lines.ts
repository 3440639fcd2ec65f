import type { Dice, DiceScope, Throw } from '@muster/rulesets/kit/dice.js'
import { type GameEvent, isFor } from '@muster/rulesets/kit/events.js'
import { type SubjectThrows, throwsByEvent, throwsFor } from '@muster/rulesets/kit/lineDice.js'
import type { LineThrows } from '@muster/rulesets/kit/lineThrows.js'
import { asTold, lineText } from '@muster/rulesets/kit/report.js'
import { RuleBug } from '@muster/rulesets/kit/result.js'
import type { Board, Viewer } from '@muster/rulesets/kit/view.js'
import type { Told } from '../protocol.js'
import type { Game } from './anyGame.js'

/** What a war is thrown with: it remembers every throw. */
export type LocalDice = Dice & { readonly thrown: readonly Throw[] }

type ToldDice = Told['report'][number]['throws']

type Moment = Pick<DiceScope, 'turn' | 'stage'>

/** Something that happened, with the faces that decided it. */
export interface Happened {
  readonly event: GameEvent
  readonly dice: (viewer: Viewer) => ToldDice
}

interface Resolution {
  /** The state in which it began. */
  readonly before: object
  readonly events: readonly GameEvent[]
  readonly moment: Moment
  readonly dice: (moment: Moment) => LocalDice
  readonly thrown: readonly Throw[]
}

/** None where a line tells of a throw of other dice, as after a step of a plan that is thrown anew. */
const toldBy = (game: Game, { before, events, moment, dice, thrown }: Resolution) => {
  const again = (name: string, subject: string, ordinal: number): readonly number[] => {
    const anew = dice(moment)
    for (let earlier = 0; earlier < ordinal; earlier += 1) anew.roll(name, subject)
    return anew.roll(name, subject)
  }
  try {
    return throwsByEvent(game.throwsOf?.(before, events) ?? [], thrown, again)
  } catch (error) {
    if (error instanceof RuleBug) return []
    throw error
  }
}

/** There is no key whose proof could be shown. */
const unproven = ({ seat, turn, stage, throws }: LineThrows): ToldDice[number] => ({
  ...{ subject: null, proof: null, seat, turn, stage },
  throws: throws.map(({ name, faces }) => ({ name, ordinal: null, faces: [...faces] })),
})

/** The events of a resolution, each with its dice as one viewer may know them. */
export const happenedIn = (game: Game, resolution: Resolution): readonly Happened[] => {
  const told: readonly (readonly SubjectThrows[])[] = toldBy(game, resolution)
  return asTold(game, resolution.events).map(([event, at]) => ({
    event,
    dice: (viewer) => throwsFor(told[at] ?? [], viewer, { ...resolution.moment, proofOf: () => null }).map(unproven),
  }))
}

/** The lines about what happened, as one viewer reads them. */
export const linesFor = (game: Game, news: readonly Happened[], viewer: Viewer, board: Board): Told['report'] =>
  news.flatMap(({ event, dice }) => {
    const line = isFor(event, viewer) ? game.reportFor(event, viewer, board) : null
    if (!line) return []
    const { rule, step, cells, about, data = null } = line
    const text = lineText(game.report, line)
    return [{ rule, step, text, cells: [...cells], about: [...about], data, throws: dice(viewer) }]
  })
