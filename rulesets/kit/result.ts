/** A player's mistake is a value; only a bug is thrown. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const fail = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem })

/** The only exception of an engine: a state that the rules cannot reach. It rolls the resolution back and puts the campaign on hold. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug'
}

/** Closes an exhaustive switch. */
export const never = (value: never): never => {
  throw new RuleBug(`unhandled: ${JSON.stringify(value)}`)
}
