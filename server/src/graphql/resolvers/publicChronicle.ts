import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { chronicleLimits } from '../../referee/chronicle/chronicleLimits.js'
import type { PublicEntryRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { priced } from '../limits/priced.js'
import { picturesAt } from '../pictureAddress.js'
import { ChroniclePicture, PublicChronicle, PublicChronicleEntry } from '../types/chronicle.js'
import { chroniclePage, pageAbout } from './chroniclePage.js'

type PublicEntry = PublicEntryRow & { readonly token: string }

@Resolver(() => PublicChronicleEntry)
export class PublicPicturesResolver {
  @priced({ size: chronicleLimits.pictures })
  @FieldResolver(() => [ChroniclePicture], { description: 'Its pictures, in order.' })
  pictures(@Root() { token, pictures }: PublicEntry): readonly ChroniclePicture[] {
    return picturesAt({ token }, pictures)
  }
}

@Resolver(() => PublicChronicle)
export class PublicChronicleResolver {
  @priced({ cost: 3000 })
  @Query(() => PublicChronicle, {
    nullable: true,
    description:
      'The public page of a chronicle: the last entries that their writers have marked as public, or those before one of them. Null: nothing is at this address. Needs no account.',
  })
  async publicChronicle(
    @Arg('token', () => String, { description: 'The last part of the page’s path.' }) token: string,
    @Arg('before', () => ID, { nullable: true, description: 'Only entries before this one. Default: the last.' })
    before: string | undefined | null,
    @Arg('limit', () => Int, pageAbout) limit: number | undefined | null,
    @Ctx() { reads }: Context,
  ): Promise<PublicChronicle | null> {
    const found = await reads.publicChronicle(token, { before: before ?? null, limit: chroniclePage.upTo(limit) })
    return found && { campaign: found.campaign, rulesetId: found.rulesetId, token, rows: found.entries }
  }

  @priced({ size: chroniclePage.most })
  @FieldResolver(() => [PublicChronicleEntry], { description: 'The entries, in the order of the story.' })
  entries(@Root() { token, rows }: PublicChronicle): readonly PublicEntry[] {
    return rows.map((row) => ({ ...row, token }))
  }
}
