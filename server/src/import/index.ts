import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/lists.generated.js'
import type { Accounts } from '../auth/accounts.js'
import type { SignedIn } from '../auth/caller.js'
import { importsPerUser } from '../auth/limits.js'
import { vouchedFor } from '../auth/vouchedFor.js'
import { isOwnOrigin } from '../base/origin.js'
import { Problem, type ProblemCode } from '../base/problems.js'
import { discard, fileIn } from './body.js'
import { readList } from './readList.js'

const statuses: Partial<Readonly<Record<ProblemCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN_SCOPE: 403,
  LIMIT: 413,
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  if (response.destroyed || response.headersSent) return
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** Errors have the same shape as in GraphQL. */
const tell = (response: ServerResponse, status: number, message: string, code: string): void =>
  answer(response, status, { errors: [{ message, extensions: { code } }] })

const callerOf = async (accounts: Accounts, request: IncomingMessage): Promise<SignedIn> => {
  const credential = accounts.credentialOf(request.headers)
  return vouchedFor(credential && (await accounts.whoIs(credential)), 'orders')
}

/** Sent with 429, and the time to wait. */
class TooOften extends Problem {
  constructor() {
    super('LIMIT', words.tooOften())
  }
}

export interface ImportServices {
  readonly accounts: Accounts
  /** Sends a refusal, a little later if the caller was refused too often. */
  readonly refuse: (request: IncomingMessage, tell: () => void) => void
}

/** `POST /import`: reads the file of an army list and returns it as data. Nothing is stored. */
export const openImport = ({ accounts, refuse }: ImportServices, publicUrl: string | null) => {
  const reading = new Set<string>()
  const read = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { userId } = await callerOf(accounts, request)
    if (reading.has(userId)) throw new TooOften()
    reading.add(userId)
    try {
      if (!(await accounts.mayImport(userId))) throw new TooOften()
      answer(response, 200, await readList(await fileIn(request)))
    } finally {
      reading.delete(userId)
    }
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    discard(request, response)
    try {
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST')
        tell(response, 405, words.byPost(), 'BAD_INPUT')
      } else if (!isOwnOrigin(request, publicUrl)) tell(response, 403, words.otherSite(), 'BAD_INPUT')
      else await read(request, response)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error instanceof TooOften) response.setHeader('Retry-After', String(importsPerUser.window))
      const status = error instanceof TooOften ? 429 : (statuses[error.code] ?? 400)
      refuse(request, () => tell(response, status, error.message, error.code))
    } finally {
      request.resume()
    }
  }
}
