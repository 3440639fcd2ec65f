/**
 * An async generator that is told immediately when its consumer leaves, even while it waits: a plain one learns it only at its next `yield`.
 * Whatever it listens to ends with it.
 */
export const stoppable = <Value>(
  inner: AsyncGenerator<Value, void>,
  controller: AbortController,
): AsyncGenerator<Value, void> => {
  const outer: AsyncGenerator<Value, void> = {
    next: async () => {
      const step = await inner.next().catch((error: unknown) => {
        controller.abort()
        throw error
      })
      if (step.done) controller.abort()
      return step
    },
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
