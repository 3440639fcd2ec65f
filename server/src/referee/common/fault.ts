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
