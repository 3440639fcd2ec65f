import * as letters from '../../store/letters.js'
import type { Context } from '../access/context.js'

/** Letters at once: each transaction stays short. */
const batch = 100

/** Delivers the letters that have been on their way as long as their campaign's rule says. */
export const deliverLetters = async ({ store }: Pick<Context, 'store'>): Promise<void> => {
  for (let done = batch; done === batch;) done = await store.transaction((tx) => letters.deliverDue(tx, batch))
}
