/** A problem that the user can fix: shown as its one sentence, without a stack. */
export class ScriptProblem extends Error {
  name = 'ScriptProblem'
}

/** Runs work; a problem that the user can fix ends the process with its sentence, and with `code`. */
export async function orSaySo(work, code = 1) {
  try {
    return await work()
  } catch (error) {
    const isMistyped = error instanceof Error && String(error.code).startsWith('ERR_PARSE_ARGS')
    const plain = isMistyped || (error instanceof Error && ['ScriptProblem', 'StartProblem'].includes(error.name))
    console.error(plain ? error.message : error)
    process.exit(code)
  }
}
