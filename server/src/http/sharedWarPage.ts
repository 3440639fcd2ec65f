import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/pictures.generated.js'
import type { Services } from '../graphql/context.js'

/** What the page and its picture read; a caller's own is dropped. */
const header = 'x-muster-war'

const path = /^\/war\/([\w-]{1,64})(\/preview\.png)?(?:\?|$)/

/** Points of a look at the war, and of its picture: as the same reads cost in the API. */
const prices = { page: 3000, picture: 5000 }

/** Of any text: headers hold no more than Latin letters. */
const packed = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/**
 * Says on a request for the page of a shared war what the war is called, and on one for its picture what the map showed at the end. Whoever sends a code that
 * is unknown, or one that was taken back, gets the same answer: the page as it is for everybody, and no picture.
 */
export const openSharedWarPage = ({ reads, budget, addressOf }: Services) => {
  const warOf = async (code: string, isPicture: boolean): Promise<object | null> => {
    const war = await reads.sharedWar(code)
    const last = war?.moments.filter(({ seat }) => seat === null).at(-1)
    if (!war || !last) return null
    const said = { name: war.name, rulesetId: war.rulesetId, turn: last.turn }
    if (!isPicture) return said
    const [board, view] = await Promise.all([reads.sharedBoard(code), reads.sharedView(code, null, last.number)])
    return board && view && { ...said, view: { ...view, board } }
  }
  return {
    /** True: it is answered, because too much was asked for. */
    mark: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const { [header]: _, ...headers } = request.headers
      request.headers = headers
      const [, code, picture] = path.exec(request.url ?? '') ?? []
      if (code === undefined) return false
      const isPicture = picture !== undefined
      const payer = { userId: null, address: addressOf(request) }
      const { wait } = budget.charge(payer, isPicture ? prices.picture : prices.page)
      if (wait !== null && isPicture) {
        response.writeHead(429, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(wait) })
        response.end(`${words.waitAWhile()}\n`)
        return true
      }
      // A page is shown in any case, whether or not the database answers.
      const war = wait === null ? await warOf(code, isPicture).catch(() => null) : null
      if (war) request.headers[header] = packed(war)
      return false
    },
  }
}
