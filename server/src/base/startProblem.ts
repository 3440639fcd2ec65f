/** A reason not to start that the operator can fix: its message is the one sentence that they are shown. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
