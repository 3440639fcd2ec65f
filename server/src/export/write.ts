import * as words from '../messages/requests.generated.js'
import { byToolDocument, campaignDocument, inPersonDocument } from './documents.js'
import { type Ask, briefingAt, campaignsOf, chronicleOf, draftsOf, lettersOf, logOf, mapsOf } from './pages.js'

/** What is asked for: everything, or one campaign with its briefings above a number. */
export interface Wanted {
  readonly campaign: string | null
  readonly after: number
}

export interface Exporting {
  readonly ask: Ask
  /** False: a person. Of a tool: whether it may read their address. */
  readonly tool: false | { readonly email: boolean }
  /** What they were told of lately. */
  readonly told: () => AsyncIterable<object>
  readonly now: Date
  /** So many bytes, and then no more briefings. */
  readonly most: number
}

/** One entry after the other, as members of a list. */
async function* listed(items: AsyncIterable<object>): AsyncGenerator<string> {
  let first = true
  for await (const item of items) {
    yield `${first ? '' : ','}\n${JSON.stringify(item)}`
    first = false
  }
}

async function* member(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}": [`
  yield* listed(items)
  yield ']'
}

interface Head {
  readonly briefings: readonly { readonly number: number }[]
  readonly briefing: { readonly asks: readonly { readonly id: string; readonly closed: boolean }[] } | null
}

/** Whether there is room for more. */
type Room = () => boolean

async function* briefings(ask: Ask, id: string, numbers: readonly number[], room: Room): AsyncGenerator<string> {
  yield ',\n"briefings": ['
  let first = true
  for (const number of numbers) {
    if (!room()) {
      yield `],\n"briefingsLeftOutFrom": ${String(number)}`
      return
    }
    const briefing = await briefingAt(ask, id, number)
    if (!briefing) continue
    yield `${first ? '' : ','}\n${JSON.stringify(briefing)}`
    first = false
  }
  yield ']'
}

/** One campaign, as its person reads it now. */
async function* campaign(ask: Ask, id: string, after: number, room: Room): AsyncGenerator<string> {
  const { campaign: found } = await ask<{ campaign: Head }>(campaignDocument, { id })
  const { briefings: heads, briefing, ...rest } = found
  yield JSON.stringify(rest).slice(0, -1)
  yield* member('log', logOf(ask, id))
  yield* member('letters', lettersOf(ask, id))
  yield* member('chronicle', chronicleOf(ask, id))
  yield* member('drafts', draftsOf(ask, id, briefing?.asks ?? []))
  const numbers = heads.map(({ number }) => number).filter((number) => number > after)
  yield* briefings(
    ask,
    id,
    numbers.sort((a, b) => a - b),
    room,
  )
  yield '}'
}

/** A campaign that cannot be read at present is named, with the reason. */
async function* eachCampaign(ask: Ask, room: Room): AsyncGenerator<string> {
  let first = true
  for await (const { id, name } of campaignsOf(ask)) {
    yield first ? '\n' : ',\n'
    first = false
    const parts = campaign(ask, id, 0, room)
    try {
      const begin = await parts.next()
      yield begin.value ?? ''
    } catch (error) {
      yield JSON.stringify({ id, name, problem: error instanceof Error ? error.message : '' })
      continue
    }
    yield* parts
  }
}

/** All that a person may read of themselves, as JSON, piece by piece: what the API tells them, and nothing besides. */
export async function* exportOf({ ask, tool, told, now, most }: Exporting, wanted: Wanted): AsyncGenerator<string> {
  let written = 0
  const room = (): boolean => written < most
  async function* all(): AsyncGenerator<string> {
    const head = { about: words.exportAbout(), exportedAt: now.toISOString() }
    yield JSON.stringify(head).slice(0, -1)
    if (wanted.campaign !== null) {
      yield ',\n"campaigns": [\n'
      yield* campaign(ask, wanted.campaign, wanted.after, room)
    } else {
      const { me } = await (tool ? ask<{ me: object }>(byToolDocument, tool) : ask<{ me: object }>(inPersonDocument))
      yield `,\n"account": ${JSON.stringify(me)}`
      if (!tool) yield* member('notifications', told())
      yield* member('maps', mapsOf(ask))
      yield ',\n"campaigns": ['
      yield* eachCampaign(ask, room)
    }
    yield ']}\n'
  }
  for await (const text of all()) {
    written += Buffer.byteLength(text)
    yield text
  }
}
