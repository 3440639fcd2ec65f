/** Asks again until the answer is as wanted; after ten seconds the last answer is the failure. */
export const eventually = async <Answer>(
  ask: () => Promise<Answer>,
  wanted: (answer: Answer) => boolean,
): Promise<Answer> => {
  const until = Date.now() + 10_000
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)} after ten seconds`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
