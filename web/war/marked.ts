import type { GameView } from '@muster/rulesets/kit/view.js'

/** What the server says of a war that is shared, to its page and to the picture of it. */
export interface MarkedWar {
  readonly name: string
  readonly rulesetId: string
  readonly turn: number
  /** The map at its end: for the picture alone. */
  readonly view?: GameView
}

/** Null: the code of the request opens nothing. */
export const sharedWarOf = (headers: Pick<Headers, 'get'>): MarkedWar | null => {
  const mark = headers.get('x-muster-war')
  return mark === null ? null : (JSON.parse(Buffer.from(mark, 'base64').toString()) as MarkedWar)
}
