import * as words from '../messages/story.generated.js'
import type { Picture } from './chronicle.js'

/** A picture that is stored, or why not: what happened and what to do. */
export type Uploaded =
  | { readonly kind: 'stored'; readonly picture: Picture }
  | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string): Uploaded => ({ kind: 'refused', message })

const megabytes = 8

interface Refusal {
  readonly errors?: readonly { readonly message: string }[]
}

/** Sends a picture for an entry that its sender is about to write. */
export const uploadPicture = async (campaignId: string, file: Blob): Promise<Uploaded> => {
  if (file.size > megabytes * 1024 * 1024) return refused(words.tooLarge({ megabytes }))
  try {
    const response = await fetch(`/pictures/${campaignId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      credentials: 'same-origin',
    })
    const said = (await response.json()) as unknown
    if (response.ok) return { kind: 'stored', picture: said as Picture }
    return refused((said as Refusal).errors?.[0]?.message ?? words.noAnswer())
  } catch {
    return refused(words.noAnswer())
  }
}
