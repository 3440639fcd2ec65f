import type { IncomingMessage, ServerResponse } from 'node:http'
import * as lists from '../messages/lists.generated.js'
import * as words from '../messages/pictures.generated.js'
import { picturesPerUser } from '../auth/limits.js'
import { vouchedFor } from '../auth/vouchedFor.js'
import { isOwnOrigin } from '../base/origin.js'
import { Problem, type ProblemCode } from '../base/problems.js'
import type { Services } from '../graphql/context.js'
import { picturesAt } from '../graphql/pictureAddress.js'
import { discard, fileIn } from '../import/body.js'
import { refuseWith, tell } from './answers.js'
import { pictureLimits } from './limits.js'
import type { Reencoder } from './reencoder.js'

const accepted = { bytes: pictureLimits.bytes, tooLarge: () => words.tooLarge({ most: pictureLimits.megabytes }) }

const statuses: Partial<Readonly<Record<ProblemCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN_SCOPE: 403,
  NOT_FOUND: 404,
  LIMIT: 413,
}

/** Sent with 429, and the time to wait. */
class TooOften extends Problem {
  constructor() {
    super('LIMIT', words.tooOften())
  }
}

/** `POST /pictures/CAMPAIGN`: takes a picture for an entry that its sender is about to write. One at a time for each user. */
export const openUploading = (
  { accounts, referee, budget, addressOf }: Services,
  reencoder: Reencoder,
  publicUrl: string | null,
) => {
  const uploading = new Set<string>()

  const upload = async (request: IncomingMessage, response: ServerResponse, campaignId: string): Promise<void> => {
    const credential = accounts.credentialOf(request.headers)
    const caller = vouchedFor(credential && (await accounts.whoIs(credential)), 'orders')
    const { userId } = caller
    if (uploading.has(userId)) throw new TooOften()
    uploading.add(userId)
    try {
      if (!(await accounts.mayUpload(userId))) throw new TooOften()
      const make = async () => reencoder.read(await fileIn(request, accepted))
      const { pictureId: id, width, height } = await referee.addPicture(caller, { campaignId, make })
      const [picture] = picturesAt({ campaignId }, [{ id, width, height, caption: '' }])
      tell(response, 200, picture ?? {})
    } finally {
      uploading.delete(userId)
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, campaignId: string): Promise<void> => {
    discard(request, response, accepted)
    try {
      if (!isOwnOrigin(request, publicUrl)) refuseWith(response, 403, lists.otherSite(), 'BAD_INPUT')
      else await upload(request, response, campaignId)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error instanceof TooOften) response.setHeader('Retry-After', String(picturesPerUser.window))
      const status = error instanceof TooOften ? 429 : (statuses[error.code] ?? 400)
      budget.refuse({ userId: null, address: addressOf(request) }, () =>
        refuseWith(response, status, error.message, error.code),
      )
    } finally {
      request.resume()
    }
  }
}
