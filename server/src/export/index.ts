import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DocumentNode } from 'graphql'
import * as words from '../messages/requests.generated.js'
import type { SignedIn } from '../auth/caller.js'
import { vouchedFor } from '../auth/vouchedFor.js'
import { requestId } from '../base/request.js'
import { Problem, type ProblemCode } from '../base/problems.js'
import { answer } from '../graphql/answer.js'
import { contextFor, type Services } from '../graphql/context.js'
import { formatted } from '../graphql/errors.js'
import type { Execution } from '../graphql/execution.js'
import { campaignDocument } from './documents.js'
import type { Ask } from './pages.js'
import { exportOf, type Wanted } from './write.js'

/** Bytes after which an export holds no more briefings. */
const most = 100 * 1024 * 1024

const statuses: Partial<Readonly<Record<ProblemCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN_SCOPE: 403,
  NOT_FOUND: 404,
  LIMIT: 429,
}

/** The API, asked as somebody: through the same resolvers, and with their own credential. */
const asking =
  (services: Services, execution: Execution, caller: SignedIn): Ask =>
  async <Data>(document: DocumentNode, variableValues: Readonly<Record<string, unknown>> = {}) => {
    const contextValue = contextFor(services, caller, null)
    const { data, errors } = await execution.run({
      ...{ schema: execution.schema, document, contextValue, variableValues },
    })
    const [wrong] = (errors ?? []).map(formatted)
    if (wrong || !data) throw new Error(wrong?.message ?? words.faultShort({ reference: requestId() ?? '' }))
    return data as Data
  }

const wantedIn = (url: string): Wanted => {
  const asked = new URL(url, 'http://localhost').searchParams
  const after = Number(asked.get('after') ?? 0)
  if (!Number.isInteger(after) || after < 0) throw new Problem('BAD_INPUT', words.exportAfter())
  return { campaign: asked.get('campaign'), after }
}

/** What a person was told of lately, page by page. */
async function* toldTo({ reads }: Services, credential: string): AsyncGenerator<object> {
  for (let before: number | null = null; ;) {
    const page = await reads.told(credential, before, 500)
    yield* page
    before = page.at(-1)?.number ?? null
    if (before === null || page.length < 500) return
  }
}

/** `GET /export`: all that the caller may read of themselves, as one file of JSON. */
export const openExport = (services: Services, execution: Execution) => {
  const { accounts, addressOf, budget } = services
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const credential = accounts.credentialOf(request.headers)
    const caller = vouchedFor(credential && (await accounts.whoIs(credential)), 'read')
    const wanted = wantedIn(request.url ?? '/')
    const ask = asking(services, execution, caller)
    if (wanted.campaign !== null) {
      const { campaign } = await ask<{ campaign: object | null }>(campaignDocument, { id: wanted.campaign })
      if (!campaign) throw new Problem('NOT_FOUND', words.exportUnknown())
    }
    if (!(await accounts.mayExport(caller.userId))) throw new Problem('LIMIT', words.exportOften())
    const turn = budget.operation({ userId: caller.userId, address: addressOf(request) })
    if (!turn) throw new Problem('LIMIT', words.operationsUnderWay())
    try {
      await turn.come
      const now = new Date()
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="muster-${now.toISOString().slice(0, 10)}.json"`,
      })
      const told = () => toldTo(services, caller.credential.raw)
      const tool = caller.tool && { email: caller.scopes.includes('email') }
      const parts = exportOf({ ask, told, now, most, tool }, wanted)
      await pipeline(Readable.from(parts), response).catch((error: unknown) => {
        // Whoever went away in the middle is no fault.
        if (!request.destroyed && !response.destroyed) throw error
      })
    } finally {
      turn.leave()
    }
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    try {
      if (request.method !== 'GET') {
        response.setHeader('Allow', 'GET')
        throw new Problem('BAD_INPUT', words.byGet())
      }
      // A link on another site must not start it: a browser says where a request comes from.
      if (!['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']))
        throw new Problem('BAD_INPUT', words.exportElsewhere())
      await send(request, response)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { code, message } = error
      budget.refuse({ userId: null, address: addressOf(request) }, () =>
        answer(response, statuses[code] ?? 400, { errors: [{ message, extensions: { code } }] }),
      )
    }
  }
}
