/** Points in hundreds and thousands would run into the next cell: they stand below the sign, and two in one cell need more room. */
export const isLong = (size: number | null): boolean => size !== null && size > 99
