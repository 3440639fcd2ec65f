import * as words from '../../messages/problems.generated.js'
import { badInput, Problem } from '../../base/problems.js'

/** A caller's own name for a request. Sent again with the same request it changes nothing and gets the same answer as the first. */
export const keyAbout =
  'Your own unique name for this request, 8 to 100 visible ASCII characters, e.g. a random UUID. Use the same one to repeat the request.'

/** @throws Problem if it is not valid */
export const checkKey = (key: string): void => {
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw badInput(words.idempotencyKey(), 'idempotencyKey')
}

/** A mistake somewhere: two different requests under one name. */
export const keyUsed = (): Problem => new Problem('KEY_USED', words.keyUsed())
