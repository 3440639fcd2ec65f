import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import type { ChronicleText } from '../../referee/common/contract.js'
import { keyAbout } from '../../referee/common/idempotencyKey.js'
import type { ChronicleEntryRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Chronicle, ChronicleEntry, ChronicleEntryInput } from '../types/chronicle.js'

const campaignAbout = { description: 'Id of the campaign.' }
const entryAbout = { description: 'Id of the entry.' }
const textOf = ({ title, text, quote, turn, public: isPublic, pictures }: ChronicleEntryInput): ChronicleText => ({
  ...{ title, text },
  ...(quote == null ? {} : { quote }),
  ...(turn == null ? {} : { turn }),
  ...(isPublic == null ? {} : { public: isPublic }),
  pictures: (pictures ?? []).map(({ id, caption }) => ({ id, caption: caption ?? '' })),
})

type Entry = ChronicleEntryRow & { readonly campaignId: string }

const entryOf = async (context: Context, campaignId: string, entryId: string): Promise<Entry> => {
  const row = await context.reads.chronicleEntry(proof(context), campaignId, entryId)
  if (!row) throw notFound()
  return { ...row, campaignId }
}

@Resolver()
export class ChronicleEntryResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => ChronicleEntry, {
    description:
      'Writes an entry of the chronicle, for all members to read. Repeating the request with the same key writes nothing.',
  })
  async writeChronicle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('entry', () => ChronicleEntryInput, { description: 'What it says.' }) entry: ChronicleEntryInput,
    @Arg('battleId', () => ID, {
      nullable: true,
      description: 'A battle of your own that it names. Only its sides are told that it does. Default: none.',
    })
    battleId: string | undefined | null,
    @Arg('idempotencyKey', () => String, { description: keyAbout }) idempotencyKey: string,
    @Ctx() context: Context,
  ): Promise<Entry> {
    const input = { ...textOf(entry), ...(battleId == null ? {} : { battleId }), campaignId, idempotencyKey }
    const { entryId } = await context.referee.writeChronicle(signedIn(context), input)
    return entryOf(context, campaignId, entryId)
  }

  @priced({ cost: 10_000 })
  @Mutation(() => ChronicleEntry, {
    description: 'Writes an entry of your own anew. All who read it see that it was edited.',
  })
  async editChronicle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('entryId', () => ID, entryAbout) entryId: string,
    @Arg('entry', () => ChronicleEntryInput, { description: 'What it says from now on.' }) entry: ChronicleEntryInput,
    @Ctx() context: Context,
  ): Promise<Entry> {
    await context.referee.editChronicle(signedIn(context), { ...textOf(entry), campaignId, entryId })
    return entryOf(context, campaignId, entryId)
  }

  @priced({ cost: 4000 })
  @Mutation(() => ChronicleEntry, {
    description:
      'Takes back an entry of your own, or, for organisers, hides what somebody’s entry says; or shows it again.',
  })
  async hideChronicleEntry(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('entryId', () => ID, entryAbout) entryId: string,
    @Arg('hidden', () => Boolean, { description: 'Whether it is hidden from now on.' }) hidden: boolean,
    @Ctx() context: Context,
  ): Promise<Entry> {
    await context.referee.hideChronicleEntry(signedIn(context), { campaignId, entryId, hidden })
    return entryOf(context, campaignId, entryId)
  }

  @priced({ cost: 4000 })
  @Mutation(() => Chronicle, {
    description:
      'Opens the public page of the chronicle at a new address, or closes it. An old address leads nowhere from then on. All members read it in the log. For organisers.',
  })
  async publishChronicle(
    @Arg('campaignId', () => ID, campaignAbout) campaignId: string,
    @Arg('open', () => Boolean, { description: 'Whether there is a public page from now on.' }) open: boolean,
    @Ctx() context: Context,
  ): Promise<Chronicle> {
    await context.referee.publishChronicle(signedIn(context), { campaignId, open })
    const head = await context.reads.chronicleHead(proof(context), campaignId)
    if (!head) throw notFound()
    return { campaignId, head }
  }
}
