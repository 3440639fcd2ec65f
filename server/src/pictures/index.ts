import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/pictures.generated.js'
import type { Services } from '../graphql/context.js'
import { noPicture, refuseWith } from './answers.js'
import type { Reencoder } from './reencoder.js'
import { openShowing } from './showing.js'
import { openUploading } from './uploading.js'

/** Whether the parts of a path name a picture, in either size. */
const namesPicture = (parts: readonly string[]): boolean => {
  const [, size, ...rest] = parts[0] === 'public' ? parts.slice(2) : parts.slice(1)
  return parts.length > 1 && rest.length === 0 && (size === undefined || size === 'small')
}

/** `/pictures/CAMPAIGN`, to send one; `/pictures/CAMPAIGN/ID` and `/pictures/public/TOKEN/ID`, each also with `/small`, to look at one. */
export const openPictures = (services: Services, reencoder: Reencoder, publicUrl: string | null) => {
  const [show, upload] = [openShowing(services), openUploading(services, reencoder, publicUrl)]
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method } = request
    const parts = path.split('/').slice(2)
    const [campaignId = ''] = parts
    if (namesPicture(parts) && (method === 'GET' || method === 'HEAD')) await show(request, response, parts)
    else if (parts.length !== 1) noPicture(response)
    else if (method === 'POST') await upload(request, response, campaignId)
    else {
      response.setHeader('Allow', 'POST')
      refuseWith(response, 405, words.byPost(), 'BAD_INPUT')
    }
  }
}
