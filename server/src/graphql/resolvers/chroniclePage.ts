/** Entries at once. */
export const chroniclePage = { usual: 30, most: 50 } as const
