import { type ImportedRoster, rosterFileBytes } from '@muster/rulesets/kit/roster.js'
import * as words from '../messages/rosterFile.generated.js'

/** A list that was read, or why not: what happened and what to do. */
export type Imported =
  | { readonly kind: 'read'; readonly list: ImportedRoster }
  | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string): Imported => ({ kind: 'refused', message })

interface Refusal {
  readonly errors?: readonly { readonly message: string }[]
}

/** Has the server read the file of an army list. Nothing of it is kept there. */
export const importList = async (file: Blob): Promise<Imported> => {
  if (file.size > rosterFileBytes) return refused(words.tooLarge({ megabytes: rosterFileBytes / 1024 / 1024 }))
  try {
    const response = await fetch('/import', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      credentials: 'same-origin',
    })
    const said = (await response.json()) as unknown
    if (response.ok) return { kind: 'read', list: said as ImportedRoster }
    return refused((said as Refusal).errors?.[0]?.message ?? words.unreadable())
  } catch {
    return refused(words.noAnswer())
  }
}
