import type { IncomingMessage } from 'node:http'
import type { Services } from '../graphql/context.js'

/** What the page reads; a caller's own is dropped. */
const header = 'x-muster-operator'

const path = /^\/operator(?:[/?]|$)/

/** Says on a request for the operator's page whether an operator sent it. For everybody else there is no such page: it is answered like every other that is missing. */
export const openOperatorPage = ({
  accounts,
  reads,
}: Pick<Services, 'accounts' | 'reads'>): { mark(request: IncomingMessage): Promise<void> } => ({
  mark: async (request) => {
    const { [header]: _, ...headers } = request.headers
    request.headers = headers
    if (!path.test(request.url ?? '')) return
    const credential = accounts.credentialOf(headers)
    if (credential?.kind === 'session' && (await reads.operator(credential.raw))) request.headers[header] = 'yes'
  },
})
