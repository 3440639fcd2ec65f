const kilo = 1024

/** What a picture may be that somebody sends, and what it becomes. */
export const pictureLimits = {
  /** As it is sent. */
  bytes: 8 * kilo * kilo,
  megabytes: 8,
  pixels: 50_000_000,
  megapixels: 50,
  /** Of the longer edge, as it is sent. */
  edge: 16_000,
  /** Of the longer edge, as it is stored. */
  stored: 1600,
  small: 480,
  /** Within which it is read. */
  seconds: 20,
  /** What reading one may take. */
  megabytesToRead: 700,
  /** That wait to be read. */
  waiting: 8,
} as const
