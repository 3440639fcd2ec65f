import { APIError } from 'better-auth/api'
import type pg from 'pg'
import * as words from '../messages/requests.generated.js'
import { signUpsPerInvitation } from './limits.js'
import type { SignUpMode } from './signUpMode.js'
import { countAttempt } from './throttle.js'

export interface SignUps {
  readonly mode: SignUpMode
  /** Whether a link with this code still offers a place. */
  isInvitation(code: string): Promise<boolean>
}

/**
 * Decides without a look at the address: nobody learns from the answer whether it has an account.
 * @throws APIError with a sentence that says what holds here
 */
export const refuseSignUp = async (
  pool: pg.Pool,
  { mode, isInvitation }: SignUps,
  code: string | null,
): Promise<void> => {
  if (mode === 'open') return
  if (mode === 'closed') throw new APIError('FORBIDDEN', { code: 'SIGN_UP_CLOSED', message: words.signUpClosed() })
  if (code === null || code === '')
    throw new APIError('FORBIDDEN', { code: 'SIGN_UP_INVITED', message: words.signUpInvited() })
  if (!(await isInvitation(code)))
    throw new APIError('FORBIDDEN', { code: 'SIGN_UP_NO_INVITATION', message: words.signUpNoInvitation() })
  // A link that stands in public must not let in everybody before somebody takes the place.
  if (!(await countAttempt(pool, `sign-up by invitation ${code}`, signUpsPerInvitation)))
    throw new APIError('FORBIDDEN', { code: 'SIGN_UP_OFTEN', message: words.signUpOften() })
}
