/** Seconds between two messages of a long step. */
const patience = 10

const secondsSince = (began) => Math.round((Date.now() - began) / 1000)

/**
 * Carries out steps at the same time or one after another, and says how far it is: "2 of 4: the pages are built …".
 * @param {number} total
 */
export function progressOf(total) {
  let begun = 0
  /** `detail` says how far the step itself is, if that is known. */
  return async (title, work, detail = () => '') => {
    const head = `${String(++begun)} of ${String(total)}`
    const began = Date.now()
    console.log(`${head}: ${title} …`)
    const heart = setInterval(() => {
      console.log(`${head}: ${title} … ${[detail(), `${String(secondsSince(began))} s`].filter(Boolean).join(', ')}`)
    }, patience * 1000)
    try {
      await work()
      console.log(`${head}: done in ${String(secondsSince(began))} s`)
    } finally {
      clearInterval(heart)
    }
  }
}
