import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { notFound } from '../../base/problems.js'
import type { OwnScenarioRow, SharedScenarioRow } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { afterAbout, type Connection, connectionOf, firstAbout, forwards, placeAt, upTo } from '../connection.js'
import { priced } from '../limits/priced.js'
import {
  ForkScenarioArgs,
  OwnScenario,
  SaveScenarioInput,
  ScenarioFinding,
  SharedScenario,
  weightOf,
} from '../types/ownScenarios.js'
import { JsonObject, PackedBoard } from '../types/scalars.js'

const idAbout = { description: 'Id of the scenario.' }
const listing = { usual: 15, most: 40 } as const
const OwnScenarioConnection = connectionOf(() => OwnScenario, { name: 'OwnScenario', items: 'scenarios of your own' })

const found = async (context: Context, id: string): Promise<OwnScenarioRow> => {
  const row = await context.reads.ownScenario(proof(context), id)
  if (!row) throw notFound()
  return row
}

@Resolver(() => OwnScenario)
export class OwnScenarioResolver {
  @priced({ cost: 1000, size: listing.most, by: 'first', page: listing.usual })
  @Query(() => OwnScenarioConnection, { description: 'Scenarios of your own, last changed first.' })
  async ownScenarios(
    @Arg('first', () => Int, firstAbout(listing)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<OwnScenarioRow>> {
    const [place, size] = [placeAt('scenarios', after), upTo(first, listing)]
    const rows = await context.reads.ownScenarios(proof(context), { after: place, limit: size + 1 })
    return forwards(rows, place, { list: 'scenarios', size, placeOf: ({ id }) => id })
  }

  @priced({ cost: 600 })
  @Query(() => OwnScenario, {
    nullable: true,
    description: 'A scenario of your own; null: there is none with this id.',
  })
  scenario(@Arg('id', () => ID, idAbout) id: string, @Ctx() context: Context): Promise<OwnScenarioRow | null> {
    return context.reads.ownScenario(proof(context), id)
  }

  @FieldResolver(() => PackedBoard, { description: 'Its ground: size and packed layers.' })
  board(@Root() { board }: OwnScenarioRow): Board {
    return board
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the page on which whoever has the link may read it; null: it has no link.',
  })
  link(@Root() { token }: OwnScenarioRow): string | null {
    return token === null ? null : `/maps/shared/${token}`
  }

  @priced({ cost: 2000 })
  @FieldResolver(() => JsonObject, { description: 'The scenario file (docs/scenarios.md).' })
  async file(@Root() { id }: OwnScenarioRow, @Ctx() context: Context): Promise<ScenarioFile> {
    const file = await context.reads.scenarioFile(proof(context), id)
    if (!file) throw notFound()
    return file
  }

  @priced({ cost: 20_000, size: 30 })
  @FieldResolver(() => [ScenarioFinding], {
    description: 'What is to be corrected, or else what the ruleset says of its balance; empty: nothing.',
  })
  async findings(@Root() { id }: OwnScenarioRow, @Ctx() context: Context): Promise<readonly ScenarioFinding[]> {
    const file = await context.reads.scenarioFile(proof(context), id)
    if (!file) throw notFound()
    const { problems, findings } = await context.shelf.checkFile(file)
    return [...problems.map((problem) => ({ ...problem, weight: undefined })), ...findings].map(
      ({ weight, text, at = [], piece = null }) => ({ weight: weightOf(weight), text, at, piece }),
    )
  }

  @priced({ cost: 30_000 })
  @Mutation(() => OwnScenario, {
    description: 'Makes a scenario of your own of a file. It may be unfinished, but its ground must be complete.',
  })
  async importScenario(
    @Arg('text', () => String, {
      description: 'The text of a scenario file, of a map of Tiled, or of a Universal VTT file (docs/scenarios.md).',
    })
    text: string,
    @Arg('rulesetId', () => ID, {
      nullable: true,
      description: 'Id of a ruleset, for a Universal VTT file, which names none; of no meaning for the others.',
    })
    rulesetId: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<OwnScenarioRow> {
    const { id } = await context.referee.importScenario(signedIn(context), { text, rulesetId: rulesetId ?? null })
    return found(context, id)
  }

  @priced({ cost: 30_000 })
  @Mutation(() => OwnScenario, { description: 'Saves a scenario of your own. Campaigns on it keep what they have.' })
  async saveScenario(
    @Arg('input', () => SaveScenarioInput, { description: 'What it is to be.' })
    { id, revision, file }: SaveScenarioInput,
    @Ctx() context: Context,
  ): Promise<OwnScenarioRow> {
    await context.referee.saveScenario(signedIn(context), { id, revision, text: JSON.stringify(file) })
    return found(context, id)
  }

  @priced({ cost: 30_000 })
  @Mutation(() => OwnScenario, {
    description:
      'Makes a copy of a scenario your own: of one of yours (`id`), of a shared one (`token`), or of one of a ruleset (`rulesetId`, `scenarioId`).',
  })
  async forkScenario(
    @Args(() => ForkScenarioArgs) { id, token, rulesetId, scenarioId }: ForkScenarioArgs,
    @Ctx() context: Context,
  ): Promise<OwnScenarioRow> {
    const made = await context.referee.forkScenario(signedIn(context), {
      ...(id != null && { id }),
      ...(token != null && { token }),
      ...(rulesetId != null && scenarioId != null && { of: { rulesetId, scenarioId } }),
    })
    return found(context, made.id)
  }

  @priced({ cost: 2000 })
  @Mutation(() => OwnScenario, {
    description:
      'Opens a scenario of your own to whoever has its link, at a new address. An old one leads nowhere then.',
  })
  async shareScenario(@Arg('id', () => ID, idAbout) id: string, @Ctx() context: Context): Promise<OwnScenarioRow> {
    await context.referee.shareScenario(signedIn(context), { id })
    return found(context, id)
  }

  @priced({ cost: 2000 })
  @Mutation(() => OwnScenario, {
    description: 'Ends the link of a scenario of your own: it leads nowhere from then on.',
  })
  async endScenarioLink(@Arg('id', () => ID, idAbout) id: string, @Ctx() context: Context): Promise<OwnScenarioRow> {
    await context.referee.endScenarioLink(signedIn(context), { id })
    return found(context, id)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, { description: 'Deletes a scenario of your own. Campaigns on it keep their copies.' })
  async deleteScenario(@Arg('id', () => ID, idAbout) id: string, @Ctx() context: Context): Promise<boolean> {
    await context.referee.deleteScenario(signedIn(context), { id })
    return true
  }
}

@Resolver(() => SharedScenario)
export class SharedScenarioResolver {
  @priced({ cost: 2000 })
  @Query(() => SharedScenario, {
    nullable: true,
    description: 'A scenario that somebody shares by link; null: the token opens nothing. Needs no account.',
  })
  sharedScenario(
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Ctx() { reads }: Context,
  ): Promise<SharedScenarioRow | null> {
    return reads.sharedScenario(token)
  }
}
