/** Margins of an abstract result by the difference of the modified rolls (BG-234), with the share of the own army lost, in percent (BG-236, BG-237). */
export const margins = [
  { margin: 'MARGINAL', from: 1, loser: 50, winner: 50 },
  { margin: 'MINOR', from: 2, loser: 60, winner: 40 },
  { margin: 'STANDARD', from: 4, loser: 70, winner: 30 },
  { margin: 'MAJOR', from: 7, loser: 80, winner: 20 },
  { margin: 'DECISIVE', from: 9, loser: 90, winner: 10 },
  { margin: 'TOTAL', from: 10, loser: 100, winner: 0 },
] as const

export type Margin = (typeof margins)[number]['margin']

export const marginRow = (margin: Margin): (typeof margins)[number] =>
  margins.find((row) => row.margin === margin) ?? margins[0]

/** The row of a difference of 1 or more. */
export const marginOf = (difference: number): (typeof margins)[number] =>
  margins.reduce<(typeof margins)[number]>((found, row) => (difference >= row.from ? row : found), margins[0])
