import type { CellName, SeatId } from './ids.js'
import type { GameView } from './view.js'

/** A piece of another side, where and as strong as a player supposes it to be. */
export interface Guess {
  readonly seat: SeatId
  /** Of `Sandbox.kinds`; called as the presentation calls pieces of that kind. */
  readonly kind: string
  readonly at: CellName
  readonly size: number
}

/** A kind of piece that may be guessed, with what its size may be. */
export interface GuessKind {
  readonly kind: string
  readonly least: number
  readonly most: number
  readonly step: number
  /** What the viewer would expect of one that they know nothing of. */
  readonly usual: number
}

/**
 * Turns planned ahead on what one seat knows. All of it follows from a view, so it can hold nothing that the seat may not know: in the state that it makes, all that
 * the view tells is as told, and of the rest there is what is guessed, and nothing else.
 */
export interface Sandbox<State, View extends GameView> {
  /** Stages in which plans are written: a sandbox begins in one of them. */
  readonly stages: readonly string[]
  kinds(view: View): readonly GuessKind[]
  /** What the view itself makes likely: pieces in sight, pieces remembered, and one somewhere out of sight for a side that would have none. */
  guesses(view: View): readonly Guess[]
  /** Whether the rules, and what the view knows, let a piece of that side stand there. */
  mayStand(view: View, guess: Guess): boolean
  /** `viewFor` of this state shows the viewer what the view shows. Guesses that may not stand are left out. */
  suppose(view: View, guesses: readonly Guess[]): State
}
