import type { Throw } from '@muster/rulesets/kit/dice.js'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { type Context, proof } from '../context.js'
import { pathTo } from '../../referee/compute/sheetRoot.js'
import { setUpAt } from '../../referee/dice/dice.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { OpenedEntry, OpenedResolution, type OpenedThrow, OpenedThrows, SheetProof } from '../types/throws.js'

const entryAbout = 'Number of the last entry that you have; left out: from the beginning.'
const afterAbout = 'Number of the last resolution that you have; left out: from the beginning.'

/** A proof is stored once for each subject. */
const withProofs = (throws: readonly Throw[]): readonly OpenedThrow[] => {
  const proofs = new Map(
    throws.flatMap(({ subject, proof: own }) => (own === undefined ? [] : [[subject, own] as const])),
  )
  return throws.map((one) => ({ ...one, proof: proofs.get(one.subject) ?? null }))
}

@Resolver(() => Campaign)
export class ThrowsResolver {
  @priced({ cost: 600, size: 50 })
  @FieldResolver(() => [OpenedThrows], {
    description:
      'The dice of a campaign that is over, resolution by resolution, at most 50 at once; those that threw none are left out. Empty before the end. Rolls at battle desks are in `battles`.',
  })
  async throws(
    @Root() { id }: Campaign,
    @Arg('after', () => Int, { nullable: true, description: afterAbout }) after: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly OpenedThrows[]> {
    const opened = await context.reads.throws(proof(context), id, Math.max(0, after ?? 0))
    return opened.map((one) => ({
      ...one,
      // Stored is the stage that the set-up opened; its throws were made before it.
      ...(one.number === 1 && setUpAt),
      throws: withProofs(one.throws),
    }))
  }

  @priced({ cost: 600, size: 100 })
  @FieldResolver(() => [OpenedEntry], {
    description:
      'The record of a campaign that is over, with the salts of its heads, at most 100 entries at once. Empty before the end.',
  })
  async record(
    @Root() { id }: Campaign,
    @Arg('after', () => Int, { nullable: true, description: entryAbout }) after: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly OpenedEntry[]> {
    return context.reads.record(proof(context), id, Math.max(0, after ?? 0))
  }

  @priced({ cost: 5_000, size: 10 })
  @FieldResolver(() => [OpenedResolution], {
    description:
      'Everything that was resolved in a campaign that is over, at most 10 resolutions at once. Empty before the end.',
  })
  async resolutions(
    @Root() { id }: Campaign,
    @Arg('after', () => Int, { nullable: true, description: afterAbout }) after: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly OpenedResolution[]> {
    return context.reads.resolutions(proof(context), id, Math.max(0, after ?? 0))
  }

  @priced({ cost: 1_000 })
  @FieldResolver(() => SheetProof, {
    nullable: true,
    description:
      'Proof that the sheet of this hash, your own or another, was in when its group closed. Null before the end: its length would tell how many sheets there were. Null also for what did not go in.',
  })
  async sheetProof(
    @Root() { id }: Campaign,
    @Arg('hash', () => String, { description: '`Receipt.hash`.' }) hash: string,
    @Ctx() context: Context,
  ): Promise<SheetProof | null> {
    const closing = await context.reads.closing(proof(context), id, hash)
    return closing && { root: closing.root, entry: closing.entry, path: pathTo(closing.hashes, hash) }
  }
}
