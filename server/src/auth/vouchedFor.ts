import { Problem } from '../base/problems.js'
import type { Scope, SignedIn } from './caller.js'

const signInFirst = 'Sign in first, or send a token that is still valid as `Authorization: Bearer muster_…`.'

/** @throws Problem where nobody is signed in, or where their token may not do this */
export const vouchedFor = (caller: SignedIn | null, scope?: Scope): SignedIn => {
  if (!caller) throw new Problem('UNAUTHENTICATED', signInFirst)
  if (scope && !caller.scopes.includes(scope))
    throw new Problem(
      'FORBIDDEN_SCOPE',
      `This token lacks the scope ${scope.toUpperCase()}. Create one with that scope on your account page.`,
    )
  return caller
}
