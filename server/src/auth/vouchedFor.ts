import * as words from '../messages/requests.generated.js'
import { Problem } from '../base/problems.js'
import type { SignedIn } from './caller.js'
import type { Scope } from './permissions.js'

/** @throws Problem if nobody is signed in, or if their token may not do this */
export const vouchedFor = (caller: SignedIn | null, scope?: Scope): SignedIn => {
  if (!caller) throw new Problem('UNAUTHENTICATED', words.signInFirst())
  if (scope && !caller.scopes.includes(scope))
    throw new Problem('FORBIDDEN_SCOPE', words.scopeMissing({ scope: scope.toUpperCase() }))
  return caller
}
