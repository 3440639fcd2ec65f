import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { type GroupId, seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Game } from '../../../server/src/referee/compute/game.js'
import type { AnyGame } from '../../support/play.js'
import type { Trace } from '../worlds.js'

type World = Trace<unknown, unknown, GameEvent>

/** Where a campaign stands in the world that it gives back: so many groups have closed. */
interface Place {
  readonly world: string
  readonly step: number
}

/** Tells the replay where it is; nobody is shown it. */
interface Mark extends GameEvent, Place {
  readonly kind: 'replayed'
}

/** Worlds that were played beforehand, given back by a real server group by group. */
export interface Replay {
  readonly game: Game
  /** A world that will be given back; its ground stands for that of its campaign before the start. */
  prepare(id: string, world: World): void
  /** The campaign that is started now is this world: one at a time. */
  begin(id: string, start: () => Promise<unknown>): Promise<void>
  /** A world that has been given back. */
  forget(id: string): void
}

const isMark = (event: GameEvent): event is Mark => event.kind === 'replayed'

/** One place to start from for each number of players: the ground comes of the world. */
const stages = (): readonly Scenario[] =>
  [2, 3, 4, 5, 6, 7, 8].map((count) => ({
    ...{ id: `seats-${String(count)}`, title: 'A world', about: 'Given back.', data: null },
    seats: seatLetters(count).map((seat) => ({ title: seat, subtitle: '' })),
  }))

/**
 * A ruleset in whose campaigns nothing is decided any more: whatever is sealed, each group brings the events that it brought when the world was played. Views, reports,
 * questions, options and battles are the ruleset's own, of the state as it was then.
 */
export const replayOf = (game: AnyGame): Replay => {
  const worlds = new Map<string, World>()
  let ground: World | null = null
  let coming = ''
  let starting: Promise<unknown> = Promise.resolve()
  const worldOf = (place: object): World => {
    const { world: id } = place as Pick<Place, 'world'>
    const world = id === '' ? ground : worlds.get(id)
    if (!world) throw new Error('this campaign gives back no world that is known')
    return world
  }
  const stateAt = (place: object): unknown => {
    const { step } = place as Place
    const world = worldOf(place)
    return step === 0 ? world.start : world.steps[step - 1]?.now
  }
  const mark = (world: string, step: number): Mark => ({ kind: 'replayed', world, step, seenBy: 'referee' })
  const next = (place: object, group: GroupId): readonly GameEvent[] => {
    const { world, step } = place as Place
    const played = worldOf(place).steps[step]
    if (played?.group !== group) throw new Error(`${group} closes where ${played?.group ?? 'nothing'} closed`)
    return [...played.events, mark(world, step + 1)]
  }
  // What is given back is thrown by nobody.
  const { sandbox: _sandbox, throwsOf: _throwsOf, ...played } = game
  return {
    prepare: (id, world) => {
      worlds.set(id, world)
      ground = world
    },
    begin: async (id, start) => {
      const started = starting.then(() => {
        coming = id
        return start().finally(() => {
          coming = ''
        })
      })
      starting = started.catch(() => undefined)
      await started
    },
    forget: (id) => worlds.delete(id),
    game: {
      ...played,
      initial: { world: '', step: 0 },
      scenarios: stages(),
      setUp: () => [mark(coming, 0)],
      advance: next,
      evolve: (place, events) => events.reduce<object>((at, event) => (isMark(event) ? placeOf(event) : at), place),
      awaiting: (place) => game.awaiting(stateAt(place)),
      outcome: (place) => game.outcome(stateAt(place)),
      clock: (place) => game.clock(stateAt(place)),
      battles: (place) => game.battles?.(stateAt(place)) ?? [],
      viewFor: (place, viewer) => game.viewFor(stateAt(place), viewer),
      // A facilitator is told of everything.
      reportFor: (event, viewer, board) => (isMark(event) ? null : game.reportFor(event, viewer, board)),
      readOrder: (draft) => ({ ok: true, value: draft }),
      checkOrders: () => [],
      closesGroup: () => false,
      allowsResubmission: () => false,
    },
  }
}

const placeOf = ({ world, step }: Mark): Place => ({ world, step })
