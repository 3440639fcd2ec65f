import { readFileSync } from 'node:fs'

/** Milliseconds of processor time that this thread has had: other programs on the machine do not count. */
const ranFor = (): number =>
  Number(readFileSync(`/proc/self/task/${String(process.pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** The longest stretch, in milliseconds of processor time, in which nobody else had a turn of the main thread's loop. */
export const longestStall = async (work: () => Promise<unknown>): Promise<number> => {
  let [longest, last] = [0, ranFor()]
  const timer = setInterval(() => {
    const now = ranFor()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  try {
    await work()
    return Math.max(longest, ranFor() - last)
  } finally {
    clearInterval(timer)
  }
}
