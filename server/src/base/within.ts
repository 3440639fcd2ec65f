/** The work, or an error if it takes longer than so many milliseconds; it goes on then, and whatever it comes to is dropped. */
export const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> => {
  work.catch(() => undefined)
  const timer: { handle?: NodeJS.Timeout } = {}
  const late = new Promise<never>((_, reject) => {
    timer.handle = setTimeout(() => reject(new Error('late')), milliseconds).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer.handle)
  }
}
