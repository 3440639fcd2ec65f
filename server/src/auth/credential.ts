import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenPrefix } from './options.js'

/** What a browser or a tool presented, checked for form only: whether it is still valid is for the database to say. */
export interface Credential {
  readonly kind: 'session' | 'token'
  /** The raw session token or API token. Never stored, never logged. */
  readonly raw: string
}

const sessionCookie = /^(?:__Secure-)?muster\.session_token$/

const cookieValues = (header: string): readonly string[] =>
  header.split(';').flatMap((part) => {
    const [name, ...rest] = part.trim().split('=')
    return name && sessionCookie.test(name) ? [rest.join('=')] : []
  })

/** The library signs the cookie: `token.base64(HMAC-SHA-256)`. A stolen row of the session table alone is of no use. */
const unsign = (value: string, secret: string): string | null => {
  let text: string
  try {
    text = decodeURIComponent(value)
  } catch {
    return null
  }
  const dot = text.lastIndexOf('.')
  if (dot < 1) return null
  const given = Buffer.from(text.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(text.slice(0, dot)).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? text.slice(0, dot) : null
}

/** One of our bearer tokens, or null. */
export const bearerOf = (authorization: unknown): Credential | null => {
  const found = typeof authorization === 'string' ? /^Bearer +(\S{1,200})$/i.exec(authorization.trim()) : null
  return found?.[1]?.startsWith(tokenPrefix) ? { kind: 'token', raw: found[1] } : null
}

/** A bearer token takes precedence over the cookie: a tool that sends a token means it. An invalid one is not replaced by the cookie. */
export const credentialOf = (
  headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined },
  secret: string,
): Credential | null => {
  if (headers.authorization !== undefined) return bearerOf(headers.authorization)
  for (const value of cookieValues(headers.cookie ?? '')) {
    const raw = unsign(value, secret)
    if (raw) return { kind: 'session', raw }
  }
  return null
}
