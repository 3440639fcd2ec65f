import type { IncomingMessage, ServerResponse } from 'node:http'
import express from 'express'
import { scopes } from '../auth/permissions.js'
import { Refusal } from '../auth/programs/index.js'
import { memberOf } from '../base/memberOf.js'
import type { Services } from '../graphql/context.js'

/** The page that asks somebody, and where programs ask. */
const paths = {
  ...{ page: '/authorize', device: '/device' },
  ...{ token: '/oauth/token', start: '/oauth/device', end: '/oauth/revoke' },
} as const

export const programPaths: readonly string[] = [paths.token, paths.start, paths.end]
export const metadataPath = '/.well-known/oauth-authorization-server'

/** Points of one request. */
const price = 3_000

const answer = (response: ServerResponse, status: number, body: object | null): void => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(body === null ? undefined : JSON.stringify(body))
}

const readText = express.text({ type: 'application/x-www-form-urlencoded', limit: 8 * 1024 })

/** The form that was sent. @throws Refusal */
const formOf = async (request: IncomingMessage, response: ServerResponse): Promise<URLSearchParams> => {
  await new Promise<void>((resolve, reject) => {
    readText(request, response, (error?: unknown) => {
      if (error === undefined) resolve()
      else reject(new Refusal('invalid_request', 'Send a form of at most 8 KB.'))
    })
  })
  const body = memberOf(request, 'body')
  if (typeof body !== 'string') throw new Refusal('invalid_request', 'Send application/x-www-form-urlencoded.')
  return new URLSearchParams(body)
}

/** How programs of others get their tokens (RFC 6749, 7009, 8628). They have no secret, and send no cookie; what proves them is the code. */
export const openPrograms = ({ accounts, budget, addressOf, publicUrl }: Services) => {
  const { programs } = accounts
  const handle = async (path: string, params: URLSearchParams): Promise<object | null> => {
    if (path === paths.token) return programs.token(params)
    if (path === paths.start) {
      const codes = await programs.startDevice(params)
      const page = `${publicUrl}${paths.device}`
      return { ...codes, verification_uri: page, verification_uri_complete: `${page}?code=${codes.user_code}` }
    }
    await programs.giveBack(params)
    return {}
  }
  return {
    /** RFC 8414. */
    metadata: (response: ServerResponse): void =>
      answer(response, 200, {
        issuer: publicUrl,
        authorization_endpoint: `${publicUrl}${paths.page}`,
        token_endpoint: `${publicUrl}${paths.token}`,
        device_authorization_endpoint: `${publicUrl}${paths.start}`,
        revocation_endpoint: `${publicUrl}${paths.end}`,
        scopes_supported: scopes,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
      }),
    /** Sends a browser back whose program asks in the wrong way; true: it was. */
    sendBack: async (path: string, { url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      if (path !== paths.page) return false
      const back = await programs.refusedAt(url.slice(url.indexOf('?') + 1)).catch(() => null)
      if (back === null) return false
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(303, { Location: back }).end()
      return true
    },
    answer: async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const payer = { userId: null, address: addressOf(request) }
      const { wait } = budget.charge(payer, price)
      if (wait !== null) {
        response.setHeader('Retry-After', String(wait))
        answer(response, 429, { error: 'temporarily_unavailable', error_description: 'Wait a little.' })
      } else if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST')
        answer(response, 405, { error: 'invalid_request', error_description: 'Send it by POST.' })
      } else
        try {
          answer(response, 200, await handle(path, await formOf(request, response)))
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const { code, message } = error
          budget.refuse(payer, () => answer(response, 400, { error: code, error_description: message }))
        }
    },
  }
}
