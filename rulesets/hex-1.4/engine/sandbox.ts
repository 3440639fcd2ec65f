import { RuleBug } from '../../kit/result.js'
import type { Guess, Sandbox } from '../../kit/sandbox.js'
import { initial } from './model/initial.js'
import type { Stage, State } from './model/state.js'
import { forcesFrom, pendingFrom } from './sandbox/forces.js'
import { guesses, kinds, mayStand, rivalsOf } from './sandbox/guesses.js'
import { hexesFrom } from './sandbox/hexes.js'
import { seatsFrom } from './sandbox/seats.js'
import { settingsOf } from './view/rulesContext.js'
import type { HexView } from './view/view.js'

const stages: readonly Stage[] = ['setUp', 'upkeep', 'movement']

const suppose = (view: HexView, guessed: readonly Guess[]): State => {
  const stage = stages.find((one) => one === view.stage)
  if (!stage || view.viewer.kind !== 'seat')
    throw new RuleBug('only a seat plans ahead, and only where plans are written')
  const { rows, columns, repeats } = view.detail
  const laid = {
    hexes: hexesFrom(view, rivalsOf(view)),
    forces: forcesFrom(
      view,
      guessed.filter((guess) => mayStand(view, guess)),
    ),
    pending: pendingFrom(view),
  }
  return {
    ...initial,
    ...{ turn: view.turn, stage, board: { rows, columns }, settings: settingsOf(view), repeats },
    ...laid,
    seats: seatsFrom(view, laid),
  }
}

/** Orders are tried on what one seat knows: its own record sheet, what it sees and remembers, and guesses about the others. */
export const sandbox: Sandbox<State, HexView> = { stages, kinds, guesses, mayStand, suppose }
