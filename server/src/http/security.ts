import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The map positions its layers with style attributes; under this policy an attribute can load nothing from elsewhere.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of every response. */
export const secure = (response: ServerResponse, isHttps: boolean): void => {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000')
}

/**
 * A policy with a new nonce for a page. The web framework reads the policy of the request and puts the nonce on its own scripts; pages
 * find it in `x-nonce`.
 */
export const securePage = (request: IncomingMessage, response: ServerResponse): void => {
  const nonce = randomBytes(16).toString('base64')
  const policy = policyOf(nonce)
  request.headers['content-security-policy'] = policy
  request.headers['x-nonce'] = nonce
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Vary', 'Accept-Language, Cookie')
}
