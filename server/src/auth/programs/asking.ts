import type pg from 'pg'
import { type Scope, scopes } from '../permissions.js'
import { type Client, clientOf } from './clients.js'
import { Refusal } from './refusal.js'

/** What a program asks for when it sends a browser to `/authorize`. */
export interface Asking {
  readonly client: Client
  readonly redirectUri: string
  readonly scopes: readonly Scope[]
  readonly challenge: string
  /** Given back as it came. */
  readonly state: string | null
}

/** The value of a parameter, or null. @throws Refusal if it is sent twice */
export const oneOf = (params: URLSearchParams, name: string): string | null => {
  const all = params.getAll(name)
  if (all.length > 1) throw new Refusal('invalid_request', `${name} is sent more than once.`)
  return all[0] || null
}

/** Without a word about it a program may only read. @throws Refusal if there is no such scope */
export const scopesAsked = (text: string | null): readonly Scope[] => {
  const named = (text ?? 'read').split(' ').filter((name) => name !== '')
  const unknown = named.find((name) => !scopes.some((scope) => scope === name))
  if (unknown !== undefined) throw new Refusal('invalid_scope', `There is no scope ${unknown}: ${scopes.join(', ')}.`)
  return scopes.filter((scope) => named.includes(scope))
}

/** Where a browser goes back to. */
export const addressBack = (
  { redirectUri, state }: Pick<Asking, 'redirectUri' | 'state'>,
  said: Readonly<Record<string, string>>,
): string => {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value)
  if (state !== null) address.searchParams.set('state', state)
  return address.href
}

/** The program, and where it may be told anything. @throws Refusal: nobody is sent anywhere */
export const readAddress = async (
  pool: pg.Pool,
  params: URLSearchParams,
): Promise<Pick<Asking, 'client' | 'redirectUri' | 'state'>> => {
  const client = await clientOf(pool, oneOf(params, 'client_id'))
  const redirectUri = oneOf(params, 'redirect_uri') ?? ''
  if (!client.redirects.includes(redirectUri))
    throw new Refusal('invalid_request', 'This redirect_uri is not registered for the program.')
  return { client, redirectUri, state: oneOf(params, 'state') }
}

/** @throws Refusal, which the program may be told */
export const readAsking = (
  params: URLSearchParams,
  address: Pick<Asking, 'client' | 'redirectUri' | 'state'>,
): Asking => {
  if (oneOf(params, 'response_type') !== 'code')
    throw new Refusal('unsupported_response_type', 'response_type must be code.')
  const challenge = oneOf(params, 'code_challenge') ?? ''
  if (oneOf(params, 'code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new Refusal('invalid_request', 'Send code_challenge with code_challenge_method S256.')
  return { ...address, challenge, scopes: scopesAsked(oneOf(params, 'scope')) }
}
