import {
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

const signIn = async (useBrowserAutofill: boolean): Promise<Answer> => {
  const offered = await auth.$fetch<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options')
  if (offered.error) return offered
  return asAnswer(async () => {
    const response = await startAuthentication({ optionsJSON: offered.data, useBrowserAutofill })
    return auth.$fetch('/passkey/verify-authentication', { method: 'POST', body: { response } })
  })
}

export const signInWithPasskey = (): Promise<Answer> => signIn(false)

/** That nobody picked one, or that the browser makes none here, is no answer to anything. */
const silent = new Set(['AbortError', 'NotAllowedError', 'SecurityError'])

/** Waits until somebody picks a passkey from what the browser offers in the field for the address; null: nobody did. */
export const signInByAutofill = async (): Promise<Answer | null> => {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const answer = await signIn(true)
  return silent.has(answer.error?.code ?? '') ? null : answer
}

export const stopAutofill = (): void => WebAuthnAbortService.cancelCeremony()
