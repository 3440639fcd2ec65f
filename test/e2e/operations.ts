import type { Request } from '@playwright/test'
import { trustedIds } from '../support/trustedIds.js'

/** Whether a page asks for this: its operations leave by their ids. */
export const asksFor = (request: Request, name: string): boolean => {
  const id = trustedIds[name]
  if (id === undefined) throw new Error(`no page has an operation ${name}`)
  return request.postData()?.includes(`"documentId":"${id}"`) === true
}
