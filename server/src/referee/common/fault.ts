/** Whatever was thrown inside a ruleset: a bug that puts the campaign on hold, never a player's mistake. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
}

/** Runs ruleset code, so that its exceptions can be told apart from the database's. */
export const guardEngine = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (cause) {
    throw new EngineFault('the ruleset threw', { cause })
  }
}
