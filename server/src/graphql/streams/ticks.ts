/** Wakes a stream that waits: ticks that pile up while it is busy are one. */
export interface Ticks {
  /** True at a tick, false when it is over. */
  next(): Promise<boolean>
}

/**
 * One tick for anything that any source says, and one every `pulse` milliseconds so that a lost signal cannot hold a stream. The sources
 * must count from the moment when they were made.
 */
export const ticks = (sources: readonly AsyncIterable<void>[], stop: AbortSignal, pulse: number): Ticks => {
  let pending = false
  let wake: (() => void) | null = null
  const tick = (): void => {
    pending = true
    wake?.()
  }
  const timer = setInterval(tick, pulse)
  const end = (): void => {
    clearInterval(timer)
    wake?.()
  }
  stop.addEventListener('abort', end, { once: true })
  if (stop.aborted) end()
  for (const source of sources) void follow(source, tick)
  return {
    next: async () => {
      if (!pending && !stop.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      wake = null
      pending = false
      return !stop.aborted
    },
  }
}

const follow = async (source: AsyncIterable<void>, tick: () => void): Promise<void> => {
  try {
    for await (const _ of source) tick()
  } catch {
    // A source that broke ends the wait; the pulse goes on, and the reads say what is wrong.
    tick()
  }
}
