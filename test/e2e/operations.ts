import type { Request } from '@playwright/test'
import { trustedDocuments } from '../../web/api/trustedDocuments.generated.js'

/** Whether a page asks for this: its operations leave by their ids. */
export const asksFor = (request: Request, name: keyof typeof trustedDocuments): boolean => {
  const id = trustedDocuments[name]
  if (id === undefined) throw new Error(`no page has an operation ${name}`)
  return request.postData()?.includes(`"documentId":"${id}"`) === true
}
