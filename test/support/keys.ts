import { inject } from 'vitest'
import type { NewKey } from '../../server/src/referee/dice/vrf.js'

let given = 0

/** One of the run's few keys in its turn: to find the primes of a fresh one takes longer than all else about a campaign. */
export const readyKey: NewKey = () => {
  const keys = inject('campaignKeys')
  const key = keys[given++ % keys.length]
  return key ? Promise.resolve(key) : Promise.reject(new Error('the run has no keys'))
}
