/**
 * An async generator that is told at once when its consumer leaves, even while it waits: a plain one learns it only at its next `yield`.
 */
export const stoppable = <Value>(
  make: (stop: AbortSignal) => AsyncGenerator<Value, void>,
): AsyncGenerator<Value, void> => {
  const controller = new AbortController()
  const inner = make(controller.signal)
  const outer: AsyncGenerator<Value, void> = {
    next: () => inner.next(),
    return: (value) => {
      controller.abort()
      return inner.return(value)
    },
    throw: (error) => {
      controller.abort()
      return inner.throw(error)
    },
    [Symbol.asyncIterator]: () => outer,
  }
  return outer
}
