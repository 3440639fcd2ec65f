/** Callbacks of this node. */
export class Calls<Told> {
  private readonly called = new Map<string, Set<(told: Told) => void>>()

  tell(key: string, told: Told): void {
    for (const call of [...(this.called.get(key) ?? [])]) call(told)
  }

  tellAll(told: Told): void {
    for (const key of [...this.called.keys()]) this.tell(key, told)
  }

  /** Returns how to unsubscribe. */
  add(key: string, call: (told: Told) => void): () => void {
    const calls = this.called.get(key) ?? new Set()
    this.called.set(key, calls.add(call))
    return () => {
      calls.delete(call)
      if (calls.size === 0 && this.called.get(key) === calls) this.called.delete(key)
    }
  }
}
