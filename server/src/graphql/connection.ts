import { type ClassType, Field, ObjectType } from 'type-graphql'
import * as words from '../messages/requests.generated.js'
import { badInput } from '../base/problems.js'
import { priced } from './limits/priced.js'

@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after `endCursor`.' })
  readonly hasNextPage!: boolean

  @Field(() => Boolean, { description: 'Whether there is more before `startCursor`.' })
  readonly hasPreviousPage!: boolean

  @Field(() => String, { nullable: true, description: 'Cursor of the first item of the page; null: it is empty.' })
  readonly startCursor!: string | null

  @Field(() => String, { nullable: true, description: 'Cursor of the last item of the page; null: it is empty.' })
  readonly endCursor!: string | null
}

/** One page of a list, as Relay’s convention has it, and its items alone. */
export interface Connection<Item> {
  readonly nodes: readonly Item[]
  readonly edges: readonly { readonly cursor: string; readonly node: Item }[]
  readonly pageInfo: PageInfo
}

interface Shape {
  /** `Letter`: the types are `LetterConnection` and `LetterEdge`. */
  readonly name: string
  /** What it lists, in a word: `letters`. */
  readonly items: string
  /** Whether one item may fail without the others. */
  readonly failApart?: boolean
}

/** The two types of a list that is read page by page. Its price is that of the field: so many items as that was asked for. */
export const connectionOf = <Item extends object>(
  item: () => ClassType<Item>,
  { name, items, failApart = false }: Shape,
): ClassType<Connection<Item>> => {
  const nullText = failApart ? '; null if it cannot be read, with an error that says why' : ''

  @ObjectType(`${name}Edge`, { description: `An item of a page of ${items}, with its place in the list.` })
  class EdgeOf {
    @Field(() => String, { description: 'Its place: give it as `after` or `before`. It says nothing else.' })
    readonly cursor!: string

    @Field(item, { nullable: failApart, description: `The item${nullText}.` })
    readonly node!: Item
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${items}.` })
  class ConnectionOf implements Connection<Item> {
    @priced({ size: 1 })
    @Field(() => [EdgeOf], { description: 'The items of the page with their cursors, in order.' })
    readonly edges!: readonly EdgeOf[]

    @priced({ size: 1 })
    @Field(() => [item()], { nullable: failApart ? 'items' : false, description: `The items alone${nullText}.` })
    readonly nodes!: readonly Item[]

    @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
    readonly pageInfo!: PageInfo
  }
  return ConnectionOf
}

type Given<Value> = Value | undefined | null

/** How many items a page holds: as many as the caller wants, up to what the list allows. */
export const upTo = (
  wanted: Given<number>,
  { usual, most }: { readonly usual: number; readonly most: number },
): number => Math.min(most, Math.max(1, wanted ?? usual))

export const firstAbout = ({ usual, most }: { readonly usual: number; readonly most: number }) => ({
  nullable: true as const,
  description: `How many: 1 to ${String(most)}. Default ${String(usual)}.`,
})
export const afterAbout = {
  nullable: true as const,
  description: 'Only what comes after this cursor. Default: from the first.',
}
export const beforeAbout = {
  nullable: true as const,
  description: 'Only what comes before this cursor. Default: the last.',
}

/** A place in one list as text that is only given back. */
const cursorAt = (list: string, place: string): string => Buffer.from(`${list} ${place}`).toString('base64url')

/** The place that a cursor of this list names; null: none was given. */
export const placeAt = (list: string, cursor: Given<string>): string | null => {
  if (cursor == null) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!text.startsWith(`${list} `)) throw badInput(words.cursor())
  return text.slice(list.length + 1)
}

interface Page<Item> {
  /** Name of the list, in its cursors. */
  readonly list: string
  /** Where an item stands, by what finds it again. */
  readonly placeOf: (item: Item, index: number) => string
  readonly size: number
}

const connection = <Item>(
  items: readonly Item[],
  { list, placeOf }: Page<Item>,
  more: Pick<PageInfo, 'hasNextPage' | 'hasPreviousPage'>,
): Connection<Item> => {
  const edges = items.map((node, index) => ({ cursor: cursorAt(list, placeOf(node, index)), node }))
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null]
  return { nodes: items, edges, pageInfo: { ...more, startCursor, endCursor } }
}

/** A page read forwards. `found` holds one item more than the page if there are more; `after`: whether it began behind a cursor. */
export const forwards = <Item>(found: readonly Item[], after: string | null, page: Page<Item>): Connection<Item> =>
  connection(found.slice(0, page.size), page, {
    hasNextPage: found.length > page.size,
    hasPreviousPage: after !== null,
  })

/** A page read backwards: its items in the order of the list. `found` begins with one item more than the page if there are more. */
export const backwards = <Item>(found: readonly Item[], before: string | null, page: Page<Item>): Connection<Item> =>
  connection(found.slice(-page.size), page, {
    hasNextPage: before !== null,
    hasPreviousPage: found.length > page.size,
  })
