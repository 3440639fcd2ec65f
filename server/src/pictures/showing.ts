import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/pictures.generated.js'
import type { Services } from '../graphql/context.js'
import type { PictureAsked } from '../store/reads.js'
import { noPicture, refuseWith, sendPicture } from './answers.js'

/** Points that looking at one costs, as an operation of the API would. */
const price = 1500

interface Asked {
  readonly of: PictureAsked
  /** Who pays for the look; null: the address that it comes from. */
  readonly userId: string | null
}

/** Shows a picture to those who may read its entry. The database asks for the proof, as for all that is read. */
export const openShowing = ({ accounts, reads, budget, addressOf }: Services) => {
  /** Null: nobody whom anything is shown. */
  const askedBy = async (
    { headers }: IncomingMessage,
    [home = '', second = '', third = '', fourth]: readonly string[],
  ): Promise<Asked | null> => {
    if (home === 'public') return { userId: null, of: { token: second, pictureId: third, small: fourth === 'small' } }
    const credential = accounts.credentialOf(headers)
    const caller = credential && (await accounts.whoIs(credential))
    if (!credential || !caller) return null
    const of = { credential: credential.raw, campaignId: home, pictureId: second, small: third === 'small' }
    return { userId: caller.userId, of }
  }

  return async (request: IncomingMessage, response: ServerResponse, parts: readonly string[]): Promise<void> => {
    const asked = await askedBy(request, parts)
    const payer = { userId: asked?.userId ?? null, address: addressOf(request) }
    const { wait } = budget.charge(payer, price)
    if (wait !== null) {
      response.setHeader('Retry-After', String(wait))
      refuseWith(response, 429, words.waitAWhile(), 'LIMIT')
      return
    }
    const bytes = asked && (await reads.picture(asked.of))
    if (!bytes) {
      noPicture(response)
      return
    }
    const { pictureId, small } = asked.of
    const tag = `"${pictureId.toLowerCase()}${small ? '-small' : ''}"`
    const known = request.headers['if-none-match'] === tag
    sendPicture(response, { bytes, tag, known, head: request.method === 'HEAD' })
  }
}
