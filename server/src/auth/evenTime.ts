const least = 600

const began = new WeakMap<object, number>()

/** Remembers when a request came whose answer must not tell by its time whether there is such an account. */
export const noteArrival = (request: object | undefined): void => {
  if (request) began.set(request, performance.now())
}

/** Waits until so much time has passed since it came as the longer way takes. */
export const evenOut = async (request: object | undefined): Promise<void> => {
  const since = request && began.get(request)
  if (since === undefined) return
  const left = least - (performance.now() - since)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
