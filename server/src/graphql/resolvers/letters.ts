import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import type { CampaignRow, ConversationRow, LetterNewsRow, LetterRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { letterLimits } from '../../referee/letters/letterLimits.js'
import { Campaign } from '../types/campaign.js'
import { Conversation, Letter, LetterNews, Letters } from '../types/letters.js'
import { priced } from '../limits/priced.js'
import { speaker } from './speaker.js'

const campaignAbout = { description: 'Id of the campaign.' }
const { text: longest, quote: longestQuote } = letterLimits

const page = 50
const most = { conversations: 200, letters: 100 }

const upTo = (limit: number | undefined | null, highest: number): number =>
  Math.min(highest, Math.max(1, limit ?? page))
const limitAbout = (highest: number) => ({
  nullable: true as const,
  description: `How many: 1 to ${String(highest)}. Default ${String(page)}.`,
})

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
  @priced({ cost: 800, size: most.conversations, by: 'limit', page })
  @FieldResolver(() => [Conversation], { description: 'Your conversations, the one with the newest letter first.' })
  async conversations(
    @Root() { campaignId }: Letters,
    @Arg('limit', () => Int, limitAbout(most.conversations)) limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly ConversationRow[]> {
    return context.reads.conversations(proof(context), campaignId, upTo(limit, most.conversations))
  }

  @priced({ cost: 800, size: most.letters, by: 'limit', page })
  @FieldResolver(() => [Letter], {
    description: 'The newest letters of a conversation, or those before one of them, the oldest first.',
  })
  async conversation(
    @Root() { campaignId }: Letters,
    @Arg('id', () => ID, { description: 'Id of the conversation.' }) conversation: string,
    @Arg('before', () => ID, { nullable: true, description: 'Only letters before this one. Default: the newest.' })
    before: string | undefined | null,
    @Arg('limit', () => Int, limitAbout(most.letters)) limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly LetterRow[]> {
    const of = { conversation, before: before ?? null, limit: upTo(limit, most.letters) }
    return context.reads.letters(proof(context), campaignId, of)
  }

  @priced({ cost: 1500, size: most.letters, by: 'limit', page })
  @FieldResolver(() => [Letter], { description: 'Your newest letters that contain a text, the newest first.' })
  async search(
    @Root() { campaignId }: Letters,
    @Arg('text', () => String, { description: 'The text; capitals make no difference.' }) text: string,
    @Arg('limit', () => Int, limitAbout(most.letters)) limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly LetterRow[]> {
    const wanted = text.trim()
    return wanted === ''
      ? []
      : context.reads.letterSearch(proof(context), campaignId, wanted, upTo(limit, most.letters))
  }
}

@Resolver(() => Letter)
export class LetterResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => Letter, {
    description: `Writes a letter, as the campaign’s press rule (\`Campaign.press\`) allows. For holders of a seat, the organiser and the facilitator. Repeating the request with the same key writes nothing. An API token needs the scopes ORDERS and READ.`,
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
    @Arg('signed', () => ID, {
      nullable: true,
      description: 'Only under grey press: a seat of your choice to sign the letter with. Default: unsigned.',
    })
    signed: string | undefined | null,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) idempotencyKey: string,
    @Ctx() context: Context,
  ): Promise<LetterRow> {
    const { letterId } = await context.referee.writeLetter(speaker(context), {
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
    description:
      'Marks a letter, and what came before it in its conversation, as read by you. Nobody else is told. An API token needs the scopes ORDERS and READ.',
  })
  async markLettersRead(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('letterId', () => ID, { description: 'Id of the newest letter that you have read.' }) letterId: string,
    @Ctx() context: Context,
  ): Promise<LetterNewsRow> {
    await context.referee.markLettersRead(speaker(context), { campaignId, letterId })
    return newsOf(context, campaignId)
  }
}
