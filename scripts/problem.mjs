/** A problem that the user can fix: shown as its one sentence, without a stack. */
export class ScriptProblem extends Error {
  name = 'ScriptProblem'
}

/** Runs work; a problem that the user can fix ends the process with its sentence. */
export async function orSaySo(work) {
  try {
    return await work()
  } catch (error) {
    const plain = error instanceof Error && ['ScriptProblem', 'StartProblem'].includes(error.name)
    console.error(plain ? error.message : error)
    process.exit(1)
  }
}
