/** Whatever was thrown inside a ruleset: a bug that holds the campaign, never a player's mistake. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
}

/** Runs ruleset code, so that its throws are told from the database's. */
export const engine = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (cause) {
    throw new EngineFault('the ruleset threw', { cause })
  }
}

const passing = /^(08|40|53|55|57|E[A-Z])/

/** Troubles that a later attempt may not meet: a lost connection, a deadlock, a server that stops or is full. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof EngineFault) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return passing.test(code) || /connection (terminated|ended)|timeout/i.test(error.message)
}
