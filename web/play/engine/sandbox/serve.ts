import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Ground, SandboxCalls } from '../../sandboxProtocol.js'
import type { CallOf, ReplyOf } from '../../protocol.js'
import type { Game } from '../anyGame.js'
import { openRuleset } from '../openRuleset.js'
import { courses } from './course.js'

type Handlers = {
  readonly [Kind in keyof SandboxCalls]: (
    game: Game,
    given: SandboxCalls[Kind]['given'],
  ) => SandboxCalls[Kind]['answer']
}

const handlers = (): Handlers => ({
  begin: ({ sandbox }, { view }) =>
    sandbox?.stages.includes(view.stage) && view.viewer.kind === 'seat'
      ? { kinds: sandbox.kinds(view), guesses: sandbox.guesses(view) }
      : null,
  places: ({ sandbox }, { view, seat, piece: kind }) => {
    const grid = gridOf(view.board)
    const names = Array.from({ length: grid.size }, (_, cell) => grid.name(cell))
    return names.filter((at) => sandbox?.mayStand(view, { seat, kind, at, size: 0 }))
  },
  play: courses(),
})

/** Answers calls one by one; a ruleset is fetched with the first that needs it. */
export const serveSandbox = (): ((call: CallOf<SandboxCalls>) => Promise<ReplyOf<SandboxCalls>>) => {
  const known = handlers()
  return async ({ id, kind, ...given }) => {
    try {
      const handle = known[kind] as (game: Game, given: Ground) => SandboxCalls[keyof SandboxCalls]['answer']
      const asked = given as Ground
      return { id, value: handle(await openRuleset(asked.ruleset), asked) }
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) }
    }
  }
}
