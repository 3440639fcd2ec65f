import type { DocumentNode } from 'graphql'
import {
  briefingDocument,
  chronicleDocument,
  draftDocument,
  lettersDocument,
  listDocument,
  logDocument,
} from './documents.js'

/** Asks the API as the person, and throws what it refuses. */
export type Ask = <Data>(document: DocumentNode, variables?: Readonly<Record<string, unknown>>) => Promise<Data>

interface Numbered {
  readonly number: number
}

const campaignsAtOnce = 25
const lettersAtOnce = 100
const entriesAtOnce = 50

/** Every campaign in which they have or had a place, by its name. */
export async function* campaignsOf(ask: Ask): AsyncGenerator<{ readonly id: string; readonly name: string }> {
  for (let offset = 0; ; offset += campaignsAtOnce) {
    const { campaigns } = await ask<{ campaigns: readonly { id: string; name: string }[] }>(listDocument, { offset })
    yield* campaigns
    if (campaigns.length < campaignsAtOnce) return
  }
}

/** The newest line first. */
export async function* logOf(ask: Ask, id: string): AsyncGenerator<Numbered> {
  for (let before: number | null = null; ;) {
    const { campaign }: { campaign: { log: readonly Numbered[] } } = await ask(logDocument, { id, before })
    yield* campaign.log
    before = campaign.log.at(-1)?.number ?? null
    if (before === null || before <= 1) return
  }
}

/** Something that somebody wrote. */
interface Written {
  readonly id: string
}

const conversationBefore = async (
  ask: Ask,
  page: { readonly id: string; readonly conversation: string; readonly before: string | null },
): Promise<readonly Written[]> =>
  (await ask<{ campaign: { letters: { conversation: readonly Written[] } } }>(lettersDocument, page)).campaign.letters
    .conversation

/** Conversation by conversation, each from its newest page back. */
export async function* lettersOf(ask: Ask, id: string, conversations: readonly Written[]): AsyncGenerator<Written> {
  for (const { id: conversation } of conversations)
    for (let before: string | null = null; ;) {
      const page: readonly Written[] = await conversationBefore(ask, { id, conversation, before })
      yield* page
      before = page[0]?.id ?? null
      if (page.length < lettersAtOnce) break
    }
}

const entriesBefore = async (ask: Ask, page: { readonly id: string; readonly before: string | null }) =>
  (await ask<{ campaign: { chronicle: { entries: readonly Written[] } } }>(chronicleDocument, page)).campaign.chronicle
    .entries

/** From the last page of the story back. */
export async function* chronicleOf(ask: Ask, id: string): AsyncGenerator<Written> {
  for (let before: string | null = null; ;) {
    const page: readonly Written[] = await entriesBefore(ask, { id, before })
    yield* page
    before = page[0]?.id ?? null
    if (page.length < entriesAtOnce) return
  }
}

interface AskHead extends Written {
  readonly closed: boolean
}

export async function* draftsOf(ask: Ask, id: string, asks: readonly AskHead[]): AsyncGenerator<object> {
  for (const open of asks.filter(({ closed }) => !closed)) {
    const { campaign } = await ask<{ campaign: { draft: object | null } }>(draftDocument, { id, ask: open.id })
    if (campaign.draft) yield campaign.draft
  }
}

export const briefingAt = async (ask: Ask, id: string, number: number): Promise<object | null> =>
  (await ask<{ campaign: { briefing: object | null } }>(briefingDocument, { id, number })).campaign.briefing
