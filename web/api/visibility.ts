/** Who finds a campaign, from the fewest on. */
export const visibilities = ['PRIVATE', 'UNLISTED', 'LISTED'] as const
