/** Asks again until the answer is as wanted; after so many seconds that no load explains it, the last answer is the failure. */
export const eventually = async <Answer>(
  ask: () => Promise<Answer>,
  wanted: (answer: Answer) => boolean,
  seconds = 120,
): Promise<Answer> => {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)} after ${String(seconds)} seconds`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
