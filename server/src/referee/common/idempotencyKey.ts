import { badInput, Problem } from '../../base/problems.js'

/** A caller's own name of a request. Sent again with the same request it changes nothing and is answered as the first was. */
export const keyAbout =
  'Your own unique name for this request, 8 to 100 visible ASCII characters, e.g. a random UUID. Use the same one to repeat the request.'

/** @throws Problem where it is none */
export const checkKey = (key: string): void => {
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    throw badInput('Send an idempotency key of 8 to 100 visible ASCII characters, a new one for each request.')
}

/** A mistake somewhere: two unlike requests under one name. */
export const keyUsed = (): Problem =>
  new Problem('KEY_USED', 'This idempotency key was used for another request. Use a new key for each request.')
