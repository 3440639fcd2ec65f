import type { SignedIn } from '../../auth/caller.js'
import { type Context, proof, signedIn } from '../context.js'

/** Whoever writes is answered with what is there then, so they must be allowed to read it. */
export const speaker = (context: Context): SignedIn => {
  proof(context)
  return signedIn(context, 'orders')
}
