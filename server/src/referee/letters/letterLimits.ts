/** What one person may write in one campaign. */
export const letterLimits = {
  /** Characters of a letter. */
  text: 4000,
  /** Characters of a quoted line. */
  quote: 500,
  /** Letters per minute. */
  aMinute: 10,
  /** Letters in 24 hours. */
  aDay: 200,
  /** The longest that letters of a campaign may take. */
  delayHours: 168,
} as const
