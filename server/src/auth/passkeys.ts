import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** A passkey is all that somebody signs in with, so having the device must not be enough. */
const refuseUnverified = (isVerified: boolean | undefined): Promise<void> =>
  isVerified ? Promise.resolve() : Promise.reject(new APIError('BAD_REQUEST'))

/**
 * The login library’s part for passkeys. They belong to the name of the house, without its port; browsers make none for a bare network address, so where no address is
 * configured they work on the machine itself.
 */
export const passkeys = (publicUrl: string | null) =>
  passkey({
    rpName: 'Muster',
    rpID: publicUrl === null ? 'localhost' : new URL(publicUrl).hostname,
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
  })
