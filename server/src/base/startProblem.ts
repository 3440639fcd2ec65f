/** A reason not to start that the person at the keyboard can mend: its message is the one sentence he is shown. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
