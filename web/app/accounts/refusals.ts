import * as words from '../../messages/ways.generated.js'

/** By the codes of the server and the names of a browser's errors: what an address bar says is never shown as it is. */
const sentences: Readonly<Record<string, () => string>> = {
  ACCOUNT_BLOCKED: words.blocked,
  SIGN_UP_CLOSED: words.signUpClosed,
  SIGN_UP_INVITED: words.signUpInvited,
  SIGN_UP_NO_INVITATION: words.signUpInvited,
  SIGN_UP_OFTEN: words.signUpOften,
  account_not_linked: words.notLinked,
  unable_to_link_account: words.notConfirmedThere,
  account_already_linked_to_different_user: words.linkedElsewhere,
  email_not_found: words.noAddressThere,
  access_denied: words.cancelled,
  SESSION_NOT_FRESH: words.notFresh,
  EMAIL_NOT_VERIFIED: words.addressFirst,
  NotAllowedError: words.passkeyCancelled,
  AbortError: words.passkeyCancelled,
  InvalidStateError: words.passkeyThere,
  SecurityError: words.passkeyAddress,
  PASSKEY_NOT_FOUND: words.passkeyUnknown,
}

/** Why somebody was not signed in, or a way to sign in was not added. */
export const refusalOf = (code: string | undefined, otherwise: string): string =>
  (code === undefined ? undefined : sentences[code]?.()) ?? otherwise
