/** As many lines as the server gives at once. */
const most = 200

/** What is asked for at once: so many lines below a number. */
export interface LogPart {
  readonly before: number
  readonly limit: number
}

/** Questions for all lines above `floor`, the newest first. Lines are numbered without gaps; older parts stay as they are when the log grows. */
export const logParts = (logged: number, floor: number): readonly LogPart[] => {
  const parts: LogPart[] = []
  for (let top = logged; top > floor;) {
    const bottom = Math.max(floor, Math.floor((top - 1) / most) * most)
    parts.push({ before: top + 1, limit: top - bottom })
    top = bottom
  }
  return parts
}
