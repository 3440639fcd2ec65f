import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import type { CampaignRow, ConversationRow, LetterNewsRow, LetterRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { SeatId } from '../types/scalars.js'
import { letterLimits } from '../../referee/letters/letterLimits.js'
import {
  afterAbout,
  backwards,
  beforeAbout,
  type Connection,
  connectionOf,
  firstAbout,
  forwards,
  placeAt,
  upTo,
} from '../connection.js'
import { Campaign } from '../types/campaign.js'
import { Conversation, Letter, LetterNews, Letters } from '../types/letters.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }
const { text: longest, quote: longestQuote } = letterLimits

const pages = { usual: 50, most: 100 } as const
const ConversationConnection = connectionOf(() => Conversation, { name: 'Conversation', items: 'conversations' })
const LetterConnection = connectionOf(() => Letter, { name: 'Letter', items: 'letters' })
const letterPage = (size: number) => ({ list: 'letters', size, placeOf: ({ id }: LetterRow) => id })

const newsOf = async (context: Context, campaignId: string): Promise<LetterNewsRow> => {
  const news = await context.reads.letterNews(proof(context), campaignId)
  if (!news) throw notFound()
  return news
}

@Resolver(() => Campaign)
export class CampaignLettersResolver {
  @priced({ cost: 500 })
  @FieldResolver(() => Letters, { description: 'Your letters. What others write to one another is not among them.' })
  async letters(@Root() { id }: CampaignRow, @Ctx() context: Context): Promise<Letters> {
    return { campaignId: id, news: await newsOf(context, id) }
  }
}

@Resolver(() => Letters)
export class LettersResolver {
  @priced({ cost: 800, size: pages.most, by: 'first', page: pages.usual })
  @FieldResolver(() => ConversationConnection, {
    description: 'Your conversations, the one with the newest letter first.',
  })
  async conversations(
    @Root() { campaignId }: Letters,
    @Arg('first', () => Int, firstAbout(pages)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<ConversationRow>> {
    const [place, size] = [placeAt('conversations', after), upTo(first, pages)]
    const rows = await context.reads.conversations(proof(context), campaignId, { after: place, limit: size + 1 })
    return forwards(rows, place, { list: 'conversations', size, placeOf: ({ id }) => id })
  }

  @priced({ cost: 800, size: pages.most, by: 'last', page: pages.usual })
  @FieldResolver(() => LetterConnection, { description: 'Letters of a conversation, the oldest first.' })
  async conversation(
    @Root() { campaignId }: Letters,
    @Arg('id', () => ID, { description: 'Id of the conversation.' }) conversation: string,
    @Arg('last', () => Int, firstAbout(pages)) last: number | undefined | null,
    @Arg('before', () => String, beforeAbout) before: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<LetterRow>> {
    const [place, size] = [placeAt('letters', before), upTo(last, pages)]
    const of = { conversation, before: place, limit: size + 1 }
    return backwards(await context.reads.letters(proof(context), campaignId, of), place, letterPage(size))
  }

  @priced({ cost: 1500, size: pages.most, by: 'first', page: pages.usual })
  @FieldResolver(() => LetterConnection, { description: 'Your letters that contain a text, the newest first.' })
  async search(
    @Root() { campaignId }: Letters,
    @Arg('text', () => String, { description: 'The text; capitals make no difference.' }) text: string,
    @Arg('first', () => Int, firstAbout(pages)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<LetterRow>> {
    const [place, size, wanted] = [placeAt('letters', after), upTo(first, pages), text.trim()]
    const of = { text: wanted, after: place, limit: size + 1 }
    const rows = wanted === '' ? [] : await context.reads.letterSearch(proof(context), campaignId, of)
    return forwards(rows, place, letterPage(size))
  }
}

@Resolver(() => Letter)
export class LetterResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => Letter, {
    description: `Writes a letter, as the campaign’s press rule (\`Campaign.press\`) allows. For holders of a seat, the organiser and the facilitator. Repeating the request with the same key writes nothing.`,
  })
  async writeLetter(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('to', () => [ID], { description: 'Seats, `organiser` and `facilitator`; or only `all`: every member.' })
    to: string[],
    @Arg('text', () => String, { description: `1 to ${String(longest)} characters.` }) text: string,
    @Arg('quote', () => String, {
      nullable: true,
      description: `A line that you quote, at most ${String(longestQuote)} characters. Nobody checks it.`,
    })
    quote: string | undefined | null,
    @Arg('as', () => ID, {
      nullable: true,
      description: 'Your seat, `organiser` or `facilitator`. Default: your seat, else your office.',
    })
    as: string | undefined | null,
    @Arg('signed', () => SeatId, {
      nullable: true,
      description: 'Only under grey press: a seat of your choice to sign the letter with. Default: unsigned.',
    })
    signed: string | undefined | null,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) idempotencyKey: string,
    @Ctx() context: Context,
  ): Promise<LetterRow> {
    const { letterId } = await context.referee.writeLetter(signedIn(context), {
      ...{ campaignId, to, text, idempotencyKey },
      ...(quote == null ? {} : { quote }),
      ...(as == null ? {} : { as }),
      ...(signed == null ? {} : { signed }),
    })
    const letter = await context.reads.letter(proof(context), campaignId, letterId)
    if (!letter) throw notFound()
    return letter
  }

  @priced({ cost: 2000 })
  @Mutation(() => LetterNews, {
    description: 'Marks a letter, and what came before it in its conversation, as read by you. Nobody else is told.',
  })
  async markLettersRead(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('letterId', () => ID, { description: 'Id of the newest letter that you have read.' }) letterId: string,
    @Ctx() context: Context,
  ): Promise<LetterNewsRow> {
    await context.referee.markLettersRead(signedIn(context), { campaignId, letterId })
    return newsOf(context, campaignId)
  }
}
