import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { generatedId, longestSeed, toGenerate } from '@muster/rulesets/kit/generated.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import type { SettingSpec as KitSpec } from '@muster/rulesets/kit/settings.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/requests.generated.js'
import { retold } from '../../messages/retold.js'
import { type NamedChoices, pacesOf, presetsOf } from '../../referee/compute/presets.js'
import type { ScenarioHead } from '../../referee/compute/map.js'
import { badInput, unavailable } from '../../base/problems.js'
import type { HouseRulesRow } from '../../store/reads.js'
import { type Context, signedIn } from '../context.js'
import { orderKindsOf } from '../orderKinds.js'
import {
  DeadlineClass,
  Preset,
  Rule,
  Ruleset,
  Scenario,
  ScenarioGenerator,
  SettingSpec,
  Stage,
} from '../types/rulesets.js'
import { JsonObject, PackedBoard } from '../types/scalars.js'
import { priced } from '../limits/priced.js'

export const rulesetOf = (source: AnyRuleset): Ruleset => ({
  source,
  id: source.id,
  title: retold(source.id, source.title),
  edition: source.edition,
  about: retold(source.id, source.about?.play ?? null),
  turn: retold(source.id, source.about?.turn ?? null),
})

/** The ruleset of a campaign in its own edition; in the newest where the server lacks that, so that what it is called can still be read. */
export const playedBy = (
  shelf: Context['shelf'],
  { rulesetId, edition }: { readonly rulesetId: string; readonly edition: string },
): AnyRuleset | null => shelf.edition({ ruleset: rulesetId, edition })?.game ?? shelf.get(rulesetId)

/** What a campaign needs, and a server may no longer have. */
export const installed = <Value>(value: Value | null, name: string): Value => {
  if (value === null) throw unavailable(words.needsRuleset({ ruleset: name }))
  return value
}

export const scenarioOf = (rulesetId: string, { id, title, about, seats }: ScenarioHead): Scenario => ({
  rulesetId,
  ...retold(rulesetId, { id, title, about, seats }),
})

/** The scenario of a campaign: the copy that it keeps, or one of its ruleset. */
export const scenarioPlayed = async (
  shelf: Context['shelf'],
  { rulesetId, scenarioId, keptScenario }: Pick<HouseRulesRow, 'rulesetId' | 'scenarioId' | 'keptScenario'>,
): Promise<Scenario> => {
  if (!keptScenario) return scenarioOf(rulesetId, installed(await shelf.scenario(rulesetId, scenarioId), scenarioId))
  const { board, ...head } = keptScenario
  return { rulesetId, id: scenarioId, ...head, kept: board }
}

/** `folder`: whose settings they are. */
export const settingSpecOf = (folder: string, said: KitSpec): SettingSpec => {
  const spec = retold(folder, said)
  return {
    ...spec,
    options: spec.type === 'choice' ? spec.options : spec.type === 'number' ? (spec.values ?? null) : null,
    min: spec.type === 'number' ? spec.min : null,
    max: spec.type === 'number' ? spec.max : null,
    step: spec.type === 'number' ? (spec.step ?? null) : null,
    schema: spec.type === 'data' ? (spec.schema ?? null) : null,
  }
}

/** As `createCampaign` takes them. */
const presetOf = ({ id, title, about, choices: { draftAtDeadline, ...choices } }: NamedChoices): Preset => ({
  ...{ id, title, about },
  choices: { ...choices, ...(draftAtDeadline && { draftAtDeadline: draftAtDeadline.toUpperCase() }) },
})

/** All rules of a page, or the requested ones. */
export const rulesOf = (
  rules: Readonly<Record<string, RuleText>>,
  ids: readonly string[] | undefined | null,
): readonly Rule[] => {
  const wanted = ids ? new Set(ids) : null
  return Object.entries(rules)
    .filter(([id]) => !wanted || wanted.has(id))
    .map(([id, { title, text, setting = null }]) => ({ id, title, text, setting }))
}

@Resolver(() => Ruleset)
export class RulesetResolver {
  @priced({ cost: 20, size: 4 })
  @Query(() => [Ruleset], { description: 'All installed rulesets. Public.' })
  rulesets(@Ctx() { shelf }: Context): readonly Ruleset[] {
    return shelf.all().map(rulesetOf)
  }

  @priced({ cost: 20 })
  @Query(() => Ruleset, { nullable: true, description: 'One ruleset; null: not installed. Public.' })
  ruleset(
    @Arg('id', () => ID, { description: 'Id of the ruleset.' }) id: string,
    @Ctx() { shelf }: Context,
  ): Ruleset | null {
    const found = shelf.get(id)
    return found ? rulesetOf(found) : null
  }

  @priced({ cost: 30_000 })
  @Query(() => Scenario, {
    description: 'A generated map; its id can be used to create a campaign. For signed-in users.',
  })
  async generatedScenario(
    @Arg('rulesetId', () => ID, { description: 'Id of the ruleset.' }) rulesetId: string,
    @Arg('generatorId', () => ID, { description: 'Id of one of its generators.' }) generatorId: string,
    @Arg('players', () => Int, { description: 'One of the generator’s `players`.' }) players: number,
    @Arg('seed', () => String, { description: `1 to ${String(longestSeed)} letters A to Z, digits and hyphens.` })
    seed: string,
    @Ctx() context: Context,
  ): Promise<Scenario> {
    signedIn(context, 'read')
    const found = toGenerate(context.shelf.get(rulesetId)?.generators ?? [], generatorId, players, seed)
    if (!found.ok) throw badInput(found.problem)
    const made = await context.shelf.scenario(rulesetId, generatedId(generatorId, players, seed))
    if (!made) throw badInput(problems.mapNotMade())
    return scenarioOf(rulesetId, made)
  }

  @priced({ size: 12 })
  @FieldResolver(() => [Stage], { description: 'Stages of a turn, in order.' })
  stages(@Root() { source }: Ruleset): readonly Stage[] {
    return Object.entries(source.stages).map(([id, title]) => ({ id, title: retold(source.id, title) }))
  }

  @priced({ size: 6 })
  @FieldResolver(() => [DeadlineClass], { description: 'Its deadline classes.' })
  deadlines(@Root() { source }: Ruleset): readonly DeadlineClass[] {
    return retold(source.id, source.deadlines)
  }

  @priced({ cost: 50, size: 80 })
  @FieldResolver(() => [SettingSpec], { description: 'The choices that it leaves to the group.' })
  settings(@Root() { source }: Ruleset): readonly SettingSpec[] {
    return source.settings.map((spec) => settingSpecOf(source.id, spec))
  }

  @priced({ size: 20 })
  @FieldResolver(() => [Scenario], { description: 'Maps with starting positions.' })
  scenarios(@Root() { id, source }: Ruleset): readonly Scenario[] {
    return source.scenarios.map((scenario) => scenarioOf(id, scenario))
  }

  @priced({ size: 3 })
  @FieldResolver(() => [ScenarioGenerator], { description: 'Generators of new maps; empty: it has none.' })
  generators(@Root() { source }: Ruleset): readonly ScenarioGenerator[] {
    return (source.generators ?? []).map(({ id, title, about, players }) =>
      retold(source.id, { id, title, about, players }),
    )
  }

  @priced({ size: 4 })
  @FieldResolver(() => [Preset], {
    description: 'Sets of house rules that go together; empty if it has none. Also see `paces`.',
  })
  presets(@Root() { source }: Ruleset): readonly Preset[] {
    return retold(source.id, presetsOf(source).map(presetOf))
  }

  @priced({ size: 4 })
  @FieldResolver(() => [Preset], {
    description: 'Lengths of all its deadlines that go together, with the hours of notice; empty if it has none.',
  })
  paces(@Root() { source }: Ruleset): readonly Preset[] {
    return pacesOf(source).map(presetOf)
  }

  @priced({ cost: 100, size: 300, by: 'ids' })
  @FieldResolver(() => [Rule], { description: 'Its rules in our own words: all of them, or those in `ids`.' })
  rules(
    @Root() { source }: Ruleset,
    @Arg('ids', () => [ID], { nullable: true, description: 'Ids to look up; unknown ids are ignored.' })
    ids: string[] | undefined | null,
  ): readonly Rule[] {
    return rulesOf(source.rules, ids)
  }

  @priced({ cost: 100 })
  @FieldResolver(() => JsonObject, {
    description: 'Kind of order → JSON Schema of its `detail` with `examples`, or null if it has none.',
  })
  orderKinds(@Root() { source }: Ruleset): Json {
    return retold(source.id, orderKindsOf(source))
  }

  @priced({ cost: 100 })
  @FieldResolver(() => JsonObject, {
    description:
      'Kind of correction → its `title` and the JSON Schema of its `detail`, `schema`: what a facilitator can set right.',
  })
  correctionKinds(@Root() { source }: Ruleset): Json {
    const kinds = Object.entries(source.corrections?.kinds ?? {})
    return retold(source.id, Object.fromEntries(kinds.map(([kind, { title, schema }]) => [kind, { title, schema }])))
  }
}

@Resolver(() => Scenario)
export class ScenarioResolver {
  @priced({ cost: 60 })
  @FieldResolver(() => PackedBoard, {
    description: 'Its map as far as it is public: size and packed layers.',
  })
  async board(@Root() { rulesetId, id, kept }: Scenario, @Ctx() { shelf }: Context): Promise<Board | null> {
    return kept ?? shelf.board(rulesetId, id)
  }
}
