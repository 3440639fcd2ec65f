const [usual, most] = [30, 50]

/** Entries at once. */
export const chroniclePage = {
  usual,
  most,
  upTo: (limit: number | undefined | null): number => Math.min(most, Math.max(1, limit ?? usual)),
} as const

export const pageAbout = {
  nullable: true as const,
  description: `How many: 1 to ${String(most)}. Default ${String(usual)}.`,
}
