/** What one side may do at one desk. */
export const battleLimits = {
  /** Characters of a message or a note. */
  text: 2000,
  /** Entries of a side. */
  entries: 500,
  /** Entries of a side per minute. */
  aMinute: 60,
  /** Times in one proposal. */
  times: 8,
  /** How far in the future a time may be. */
  days: 366,
  /** Bytes of a roll's input as JSON. */
  inputBytes: 16_384,
  /** Throws of one roll. */
  throws: 1000,
} as const
