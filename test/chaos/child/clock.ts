/** An application whose clock is wrong by so many milliseconds: everything that this process takes for the time. */
const wrongBy = Number(process.env['CHAOS_CLOCK'] ?? 0)

if (wrongBy !== 0) {
  const Right = Date
  class Wrong extends Right {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Right.now() + wrongBy)
      else super(...(given as [number]))
    }

    static override now(): number {
      return Right.now() + wrongBy
    }
  }
  globalThis.Date = Wrong as DateConstructor
}
