const mega = 1024 * 1024

/** What may be written in a chronicle, and how much of it. */
export const chronicleLimits = {
  /** Characters of a title. */
  title: 120,
  /** Characters of an entry. */
  text: 12_000,
  /** Characters of a quoted line. */
  quote: 500,
  /** Characters below a picture. */
  caption: 200,
  /** Entries of a person in 24 hours, in one campaign. */
  aDay: 20,
  /** Pictures of an entry. */
  pictures: 12,
  /** Pictures of a person that are in no entry yet. */
  loose: 24,
  /** Hours after which such a picture is deleted. */
  looseHours: 24,
  /** Bytes of all pictures of a campaign as they are stored. */
  bytes: 150 * mega,
  megabytes: 150,
} as const
