import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import { SettingType } from './enums.js'
import { Node } from './node.js'
import { JsonObject, JsonScalar, RuleId } from './scalars.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A stage of a turn, as the rulebook calls it.' })
export class Stage {
  @Field(() => ID, { description: 'Id, as `stage` of tables and briefings.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string
}

@ObjectType({ description: 'A deadline class of a ruleset.' })
export class DeadlineClass {
  @Field(() => ID, { description: 'Id, as `deadline` of an ask.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => Float, { description: 'Default length in days, from when the stage opens.' })
  readonly days!: number
}

@ObjectType({ description: 'A choice that a ruleset leaves to the group; fixed when the campaign is created.' })
export class SettingSpec {
  @Field(() => ID, { description: 'Its key in `settings`.' })
  readonly key!: string

  @Field(() => SettingType, { description: 'What it takes as its value.' })
  readonly type!: string

  @Field(() => String, { description: 'The question that it answers, in one sentence.' })
  readonly question!: string

  @Field(() => RuleId, { description: 'The rule that leaves the choice open.' })
  readonly source!: string

  @Field(() => String, { description: 'Heading of its group in forms.' })
  readonly group!: string

  @Field(() => JsonScalar, { nullable: true, description: 'Default value.' })
  readonly default!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'For a choice: value → what it means. For a number with a fixed list of values: that list.',
  })
  readonly options!: Json

  @Field(() => Float, { nullable: true, description: 'For a number: smallest value.' })
  readonly min!: number | null

  @Field(() => Float, { nullable: true, description: 'For a number: largest value.' })
  readonly max!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'For a number: values must be multiples of this; null: 1.',
  })
  readonly step!: number | null

  @Field(() => JsonScalar, { nullable: true, description: 'For data: JSON Schema of the value.' })
  readonly schema!: Json
}

@ObjectType({ description: 'A side that a scenario offers.' })
export class ScenarioSeat {
  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or similar; public from the start.' })
  readonly subtitle!: string

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Its start is kept for somebody who joins later, unless `createCampaign` says otherwise; null: it is not.',
  })
  readonly reserved?: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'Name of its alliance: whoever acts at a seat of one reads the briefings of its other seats. Null: it shares its sight with nobody.',
  })
  readonly alliance?: string
}

/** What there is to say of every scenario, whoever made it. */
@ObjectType()
export abstract class ScenarioFacts {
  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @priced({ size: 8 })
  @Field(() => [ScenarioSeat], { description: 'The sides, in seat order: A, B, …' })
  readonly seats!: readonly ScenarioSeat[]
}

@ObjectType({ description: 'A map with its starting positions.' })
export class Scenario extends ScenarioFacts {
  readonly rulesetId!: string

  /** Of a copy that a campaign keeps: its map. */
  readonly kept?: Board

  @Field(() => ID, { description: 'Id within its ruleset.' })
  readonly id!: string
}

@ObjectType({
  description: 'Generates maps: the same number of players and seed give the same map. See `generatedScenario`.',
})
export class ScenarioGenerator {
  @Field(() => ID, { description: 'Id within its ruleset.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @Field(() => [Int], { description: 'Numbers of players that it can generate maps for.' })
  readonly players!: readonly number[]
}

@ObjectType({ description: 'A rule in our own words; report lines refer to it.' })
export class Rule {
  @Field(() => ID, { description: 'Id of the rule, e.g. `BG-111`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its short name.' })
  readonly title!: string

  @Field(() => String, { description: 'Its text, in our own words.' })
  readonly text!: string

  @Field(() => String, { nullable: true, description: 'Key of the setting that changes it.' })
  readonly setting!: string | null
}

@ObjectType({ description: 'A named set of choices for a new campaign.' })
export class Preset {
  @Field(() => ID, { description: 'Id within its list, e.g. `first`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'What it is like to play so, in one sentence.' })
  readonly about!: string

  @Field(() => JsonObject, {
    description: 'Fields of `CreateCampaignInput` with their values: what is not among them stays at its default.',
  })
  readonly choices!: Readonly<Record<string, Json>>
}

@ObjectType({ description: 'Rules that campaigns can be played under.', implements: Node })
export class Ruleset {
  readonly source!: AnyRuleset

  @Field(() => ID, { description: 'Id of the ruleset.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Edition that new campaigns will have.' })
  readonly edition!: string

  @Field(() => String, { nullable: true, description: 'How it plays, in a sentence or two; null: it does not say.' })
  readonly about!: string | null

  @Field(() => String, { nullable: true, description: 'What a turn takes; null: it does not say.' })
  readonly turn!: string | null
}
