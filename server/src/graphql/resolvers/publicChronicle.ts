import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { chronicleLimits } from '../../referee/chronicle/chronicleLimits.js'
import type { PublicEntryRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { backwards, beforeAbout, type Connection, connectionOf, firstAbout, placeAt, upTo } from '../connection.js'
import { priced } from '../limits/priced.js'
import { picturesAt } from '../pictureAddress.js'
import { ChroniclePicture, PublicChronicle, PublicChronicleEntry } from '../types/chronicle.js'
import { chroniclePage } from './chroniclePage.js'

type PublicEntry = PublicEntryRow & { readonly token: string }

const PublicChronicleEntryConnection = connectionOf(() => PublicChronicleEntry, {
  name: 'PublicChronicleEntry',
  items: 'public entries of a chronicle',
})

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
    description: 'The public page of a chronicle. Null: nothing is at this address. Needs no account.',
  })
  async publicChronicle(
    @Arg('token', () => String, { description: 'The last part of the page’s path.' }) token: string,
    @Ctx() { reads }: Context,
  ): Promise<PublicChronicle | null> {
    const found = await reads.publicChronicle(token, { before: null, limit: 0 })
    return found && { campaign: found.campaign, rulesetId: found.rulesetId, token }
  }

  @priced({ cost: 3000, size: chroniclePage.most, by: 'last', page: chroniclePage.usual })
  @FieldResolver(() => PublicChronicleEntryConnection, {
    description: 'The entries that their writers have marked as public, in the order of the story.',
  })
  async entries(
    @Root() { token }: PublicChronicle,
    @Arg('last', () => Int, firstAbout(chroniclePage)) last: number | undefined | null,
    @Arg('before', () => String, beforeAbout) before: string | undefined | null,
    @Ctx() { reads }: Context,
  ): Promise<Connection<PublicEntry>> {
    const [place, size] = [placeAt('public', before), upTo(last, chroniclePage)]
    const found = await reads.publicChronicle(token, { before: place, limit: size + 1 })
    const entries = (found?.entries ?? []).map((row) => ({ ...row, token }))
    return backwards(entries, place, { list: 'public', size, placeOf: ({ id }) => id })
  }
}
