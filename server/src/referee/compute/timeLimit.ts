/** A limit is counted in so many parts. */
const parts = 20

/**
 * Ends a piece of work after so many seconds, counted from when its thread has begun, which on a busy machine it does late; one that never begins is given up after
 * as long. Whatever the machine takes from this process (it sleeps, or is busy elsewhere) is not counted against the work. Returns how to stop counting.
 */
export const timeLimit = (seconds: number, begun: Int32Array, end: () => void): (() => void) => {
  let [waited, worked] = [0, 0]
  const timer = setInterval(
    () => {
      if (Atomics.load(begun, 0) === 0) waited += 1
      else worked += 1
      if (Math.max(waited, worked) <= parts) return
      clearInterval(timer)
      end()
    },
    (seconds * 1000) / parts,
  )
  return () => clearInterval(timer)
}
