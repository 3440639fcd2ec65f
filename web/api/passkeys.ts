import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { auth } from './auth.js'

interface Answer {
  readonly error: { readonly status: number; readonly code?: string | undefined } | null
}

/** What the browser refuses is told by the name of its error, as if the server had said so. */
const asAnswer = async (ceremony: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ceremony()
  } catch (error) {
    return { error: { status: 400, code: error instanceof Error ? error.name : '' } }
  }
}

/** False without a secure connection, and in old browsers. */
export const hasPasskeys = browserSupportsWebAuthn

/** Has the browser make a passkey for the account that is signed in. */
export const addPasskey = async (name: string): Promise<Answer> => {
  const offered = await auth.$fetch<PublicKeyCredentialCreationOptionsJSON>('/passkey/generate-register-options')
  if (offered.error) return offered
  return asAnswer(async () => {
    const response = await startRegistration({ optionsJSON: offered.data })
    return auth.$fetch('/passkey/verify-registration', { method: 'POST', body: { response, name } })
  })
}

const offer = () => auth.$fetch<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options')

const prove = (response: AuthenticationResponseJSON): Promise<Answer> =>
  auth.$fetch('/passkey/verify-authentication', { method: 'POST', body: { response } })

export const signInWithPasskey = async (): Promise<Answer> => {
  const offered = await offer()
  if (offered.error) return offered
  return asAnswer(async () => prove(await startAuthentication({ optionsJSON: offered.data })))
}

/** What a visit waits for in the field; null once it is stopped. The server knows the newest question alone, so a wait that was stopped asks and answers nothing more. */
let waiting: { offered?: Promise<unknown> } | null = null

/** Waits until somebody picks a passkey from what the browser offers in the field for the address; null: nobody did, for whatever reason. */
export const signInByAutofill = async (): Promise<Answer | null> => {
  const wait: NonNullable<typeof waiting> = {}
  waiting = wait
  const isStopped = (): boolean => waiting !== wait
  if (!(await browserSupportsWebAuthnAutofill()) || isStopped()) return null
  const offered = offer()
  wait.offered = offered
  const { data } = await offered
  if (!data || isStopped()) return null
  const picked = await startAuthentication({ optionsJSON: data, useBrowserAutofill: true }).catch(() => null)
  return picked && !isStopped() ? prove(picked) : null
}

/** Done once no question is on its way any more that could come after the next. */
export const stopAutofill = async (): Promise<void> => {
  const stopped = waiting
  waiting = null
  WebAuthnAbortService.cancelCeremony()
  await stopped?.offered?.catch(() => undefined)
}
