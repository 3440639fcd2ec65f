import { APIError, getOAuthState } from 'better-auth/api'
import type pg from 'pg'
import { refuseSignUp, type SignUps } from './signUps.js'
import { textIn } from './throttles.js'

/**
 * @throws APIError if somebody for whom a service vouches gets no account here. An address that the service has not confirmed is refused in the words in which it is
 * refused where it has an account: nobody learns about an address that is not theirs.
 */
export const refuseNewcomer = async (
  { emailVerified }: { readonly emailVerified: boolean },
  pool: pg.Pool,
  signUps: SignUps,
): Promise<void> => {
  if (!emailVerified) throw new APIError('FORBIDDEN', { code: 'account_not_linked' })
  await refuseSignUp(pool, signUps, textIn(await getOAuthState(), 'invitation'))
}
