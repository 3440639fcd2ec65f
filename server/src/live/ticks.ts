/** One watcher: ticks that pile up while it is busy are one. */
interface Watcher {
  readonly tick: () => void
  readonly end: () => void
}

/** Who watches what on this node. */
export class Ticks {
  private readonly watchers = new Map<string, Set<Watcher>>()
  private ended = false

  tick(key: string): void {
    for (const watcher of this.watchers.get(key) ?? []) watcher.tick()
  }

  tickAll(): void {
    for (const watchers of this.watchers.values()) for (const watcher of watchers) watcher.tick()
  }

  end(): void {
    this.ended = true
    for (const watchers of [...this.watchers.values()]) for (const watcher of [...watchers]) watcher.end()
  }

  /** Watching begins with the call, not with the first `next`: nothing falls between listening and reading. */
  watch(key: string, stop?: AbortSignal): AsyncIterableIterator<void> {
    let pending = false
    let done = this.ended || stop?.aborted === true
    let wake: (() => void) | null = null
    const watcher: Watcher = {
      tick: () => {
        pending = true
        wake?.()
      },
      end: () => {
        done = true
        this.remove(key, watcher)
        stop?.removeEventListener('abort', watcher.end)
        wake?.()
      },
    }
    if (!done) {
      this.add(key, watcher)
      stop?.addEventListener('abort', watcher.end, { once: true })
    }
    return {
      next: async () => {
        while (!pending && !done) await new Promise<void>((resolve) => (wake = resolve))
        wake = null
        if (done) return { done: true, value: undefined }
        pending = false
        return { done: false, value: undefined }
      },
      return: () => {
        watcher.end()
        return Promise.resolve({ done: true, value: undefined })
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  private add(key: string, watcher: Watcher): void {
    const watchers = this.watchers.get(key) ?? new Set()
    this.watchers.set(key, watchers.add(watcher))
  }

  private remove(key: string, watcher: Watcher): void {
    const watchers = this.watchers.get(key)
    watchers?.delete(watcher)
    if (watchers?.size === 0) this.watchers.delete(key)
  }
}
