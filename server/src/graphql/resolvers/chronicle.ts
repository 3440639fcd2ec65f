import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import { chronicleLimits } from '../../referee/chronicle/chronicleLimits.js'
import type { CampaignRow, ChronicleEntryRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { priced } from '../limits/priced.js'
import { picturesAt } from '../pictureAddress.js'
import { Campaign } from '../types/campaign.js'
import { Chronicle, ChronicleEntry, ChroniclePicture } from '../types/chronicle.js'
import { chroniclePage, pageAbout } from './chroniclePage.js'

/** An entry with what its pictures' addresses begin with. */
type Entry = ChronicleEntryRow & { readonly campaignId: string }

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
  @priced({ cost: 1500, size: chroniclePage.most, by: 'limit', page: chroniclePage.usual })
  @FieldResolver(() => [ChronicleEntry], {
    description:
      'The last entries of the story, or those before one of them, in its order: by turn, and within a turn as they were written.',
  })
  async entries(
    @Root() { campaignId }: Chronicle,
    @Arg('before', () => ID, { nullable: true, description: 'Only entries before this one. Default: the last.' })
    before: string | undefined | null,
    @Arg('limit', () => Int, pageAbout) limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly Entry[]> {
    const of = { before: before ?? null, limit: chroniclePage.upTo(limit) }
    const rows = await context.reads.chronicle(proof(context), campaignId, of)
    return rows.map((row) => ({ ...row, campaignId }))
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
