import type { DocumentNode } from 'graphql'
import {
  briefingDocument,
  chronicleDocument,
  conversationsDocument,
  draftDocument,
  lettersDocument,
  listDocument,
  logDocument,
  mapsDocument,
} from './documents.js'

/** Asks the API as the person, and throws what it refuses. */
export type Ask = <Data>(document: DocumentNode, variables?: Readonly<Record<string, unknown>>) => Promise<Data>

interface Numbered {
  readonly number: number
}

/** A page of a list that is read forwards, or backwards. */
interface Page<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: {
    readonly hasNextPage?: boolean
    readonly endCursor?: string | null
    readonly hasPreviousPage?: boolean
    readonly startCursor?: string | null
  }
}

/** Page after page, from the first or from the last, until there is no more. */
async function* pagesOf<Item>(read: (cursor: string | null) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let cursor: string | null = null; ;) {
    const { nodes, pageInfo }: Page<Item> = await read(cursor)
    yield* nodes
    const { hasNextPage, endCursor, hasPreviousPage, startCursor } = pageInfo
    cursor = (hasNextPage ? endCursor : hasPreviousPage ? startCursor : null) ?? null
    if (cursor === null) return
  }
}

/** Whatever it is. */
interface Identified {
  readonly id: string
}

interface Listed extends Identified {
  readonly name: string
}

/** Every campaign in which they have or had a place, by its name. */
export const campaignsOf = (ask: Ask): AsyncGenerator<Listed> =>
  pagesOf(async (after) => (await ask<{ campaigns: Page<Listed> }>(listDocument, { after })).campaigns)

/** Maps that they have drawn or brought. */
export const mapsOf = (ask: Ask): AsyncGenerator<Identified> =>
  pagesOf(async (after) => (await ask<{ ownScenarios: Page<Identified> }>(mapsDocument, { after })).ownScenarios)

/** The newest line first. */
export async function* logOf(ask: Ask, id: string): AsyncGenerator<Numbered> {
  for (let before: number | null = null; ;) {
    const { campaign }: { campaign: { log: readonly Numbered[] } } = await ask(logDocument, { id, before })
    yield* campaign.log
    before = campaign.log.at(-1)?.number ?? null
    if (before === null || before <= 1) return
  }
}

interface Letters<Name extends string, Item> {
  readonly campaign: { readonly letters: Readonly<Record<Name, Page<Item>>> }
}

/** Conversation by conversation, each from its newest page back. */
export async function* lettersOf(ask: Ask, id: string): AsyncGenerator<Identified> {
  const conversations = pagesOf<Identified>(
    async (after) =>
      (await ask<Letters<'conversations', Identified>>(conversationsDocument, { id, after })).campaign.letters
        .conversations,
  )
  for await (const { id: conversation } of conversations)
    yield* pagesOf<Identified>(
      async (before) =>
        (await ask<Letters<'conversation', Identified>>(lettersDocument, { id, conversation, before })).campaign.letters
          .conversation,
    )
}

interface Story {
  readonly campaign: { readonly chronicle: { readonly entries: Page<Identified> } }
}

/** From the last page of the story back. */
export const chronicleOf = (ask: Ask, id: string): AsyncGenerator<Identified> =>
  pagesOf(async (before) => (await ask<Story>(chronicleDocument, { id, before })).campaign.chronicle.entries)

interface AskHead extends Identified {
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
