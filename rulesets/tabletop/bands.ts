/** How a table's row says which numbers are its own. */
interface Band {
  readonly exactly?: number
  readonly atMost?: number
  readonly from?: number
  readonly to?: number
  readonly atLeast?: number
}

const holds = ({ exactly, atMost, from, to, atLeast }: Band, value: number): boolean =>
  (exactly === undefined || value === exactly) &&
  (atMost === undefined || value <= atMost) &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to) &&
  (atLeast === undefined || value >= atLeast)

/** The first row whose numbers a value is among; null where a group's own figures left a gap. */
export const bandOf = <Name extends string>(rows: Readonly<Record<Name, Band>>, value: number): Name | null => {
  const names = Object.keys(rows) as Name[]
  return names.find((name) => holds(rows[name], value)) ?? null
}
