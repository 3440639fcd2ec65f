import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import { chronicleLimits } from '../../referee/chronicle/chronicleLimits.js'
import type { CampaignRow, ChronicleEntryRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { backwards, beforeAbout, type Connection, connectionOf, firstAbout, placeAt, upTo } from '../connection.js'
import { priced } from '../limits/priced.js'
import { picturesAt } from '../pictureAddress.js'
import { Campaign } from '../types/campaign.js'
import { Chronicle, ChronicleEntry, ChroniclePicture } from '../types/chronicle.js'
import { chroniclePage } from './chroniclePage.js'

/** An entry with what its pictures' addresses begin with. */
type Entry = ChronicleEntryRow & { readonly campaignId: string }

const ChronicleEntryConnection = connectionOf(() => ChronicleEntry, {
  name: 'ChronicleEntry',
  items: 'entries of a chronicle',
})

@Resolver(() => Campaign)
export class CampaignChronicleResolver {
  @priced({ cost: 700 })
  @FieldResolver(() => Chronicle, { description: 'What the members tell of it.' })
  async chronicle(@Root() { id }: CampaignRow, @Ctx() context: Context): Promise<Chronicle> {
    const head = await context.reads.chronicleHead(proof(context), id)
    if (!head) throw notFound()
    return { campaignId: id, head }
  }
}

@Resolver(() => Chronicle)
export class ChronicleResolver {
  @priced({ cost: 1500, size: chroniclePage.most, by: 'last', page: chroniclePage.usual })
  @FieldResolver(() => ChronicleEntryConnection, {
    description: 'The entries in the order of the story: by turn, and within a turn as they were written.',
  })
  async entries(
    @Root() { campaignId }: Chronicle,
    @Arg('last', () => Int, firstAbout(chroniclePage)) last: number | undefined | null,
    @Arg('before', () => String, beforeAbout) before: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<Entry>> {
    const [place, size] = [placeAt('chronicle', before), upTo(last, chroniclePage)]
    const rows = await context.reads.chronicle(proof(context), campaignId, { before: place, limit: size + 1 })
    const entries = rows.map((row) => ({ ...row, campaignId }))
    return backwards(entries, place, { list: 'chronicle', size, placeOf: ({ id }) => id })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of its public page, which can be read without an account; null: it has none.',
  })
  publicPath(@Root() { head }: Chronicle): string | null {
    return head.publicToken === null ? null : `/chronicle/${head.publicToken}`
  }

  @FieldResolver(() => Boolean, { description: 'Whether you may write in it: present members may.' })
  mayWrite(@Root() { head }: Chronicle): boolean {
    return head.mayWrite
  }

  @FieldResolver(() => Int, {
    description: `Megabytes that its pictures take, rounded up; at most ${String(chronicleLimits.megabytes)}.`,
  })
  pictureMegabytes(@Root() { head }: Chronicle): number {
    return Math.ceil(head.pictureBytes / (1024 * 1024))
  }
}

@Resolver(() => ChronicleEntry)
export class ChroniclePicturesResolver {
  @priced({ size: chronicleLimits.pictures })
  @FieldResolver(() => [ChroniclePicture], { description: 'Its pictures, in order.' })
  pictures(@Root() { campaignId, pictures }: Entry): readonly ChroniclePicture[] {
    return picturesAt({ campaignId }, pictures)
  }
}
