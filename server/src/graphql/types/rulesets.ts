import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import { JsonScalar, RuleId } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A stage of a turn, as the rulebook calls it.' })
export class Stage {
  @Field(() => ID, { description: 'Id, as `stage` of tables and briefings.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string
}

@ObjectType({ description: 'A class of deadlines that a ruleset names.' })
export class DeadlineClass {
  @Field(() => ID, { description: 'Id, as `deadline` of an ask.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => Float, { description: 'Days after the stage opens, where the campaign says nothing else.' })
  readonly days!: number
}

@ObjectType({ description: 'A choice that a ruleset leaves to the group, frozen when the campaign is created.' })
export class SettingSpec {
  @Field(() => ID, { description: 'Its key in `settings`.' })
  readonly key!: string

  @Field(() => String, { description: '`flag`, `number`, `choice` or `data`.' })
  readonly type!: string

  @Field(() => String, { description: 'The question that it answers, in one sentence.' })
  readonly question!: string

  @Field(() => RuleId, { description: 'The rule that leaves the choice open.' })
  readonly source!: string

  @Field(() => String, { description: 'Heading under which forms group it.' })
  readonly group!: string

  @Field(() => JsonScalar, { nullable: true, description: 'What holds when nothing is said.' })
  readonly default!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Of a choice: value → what it means. Of a number: the list of its only values, where not all count.',
  })
  readonly options!: Json

  @Field(() => Float, { nullable: true, description: 'Least value of a number.' })
  readonly min!: number | null

  @Field(() => Float, { nullable: true, description: 'Greatest value of a number.' })
  readonly max!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Of a number: its values are multiples of this; 1 where it is null.',
  })
  readonly step!: number | null

  @Field(() => JsonScalar, { nullable: true, description: 'JSON Schema of the value, where the setting is data.' })
  readonly schema!: Json
}

@ObjectType({ description: 'A side that a scenario offers.' })
export class ScenarioSeat {
  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or the like: public from the start.' })
  readonly subtitle!: string
}

@ObjectType({ description: 'A map with its starting positions.' })
export class Scenario {
  readonly rulesetId!: string

  @Field(() => ID, { description: 'Id within its ruleset.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @priced({ size: 8 })
  @Field(() => [ScenarioSeat], { description: 'The sides, in seat order: A, B, …' })
  readonly seats!: readonly ScenarioSeat[]
}

@ObjectType({ description: 'Makes maps anew: the same players and seed give the same map. See `generatedScenario`.' })
export class ScenarioGenerator {
  @Field(() => ID, { description: 'Id within its ruleset.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @Field(() => [Int], { description: 'Numbers of players that it can seat.' })
  readonly players!: readonly number[]
}

@ObjectType({ description: 'A rule in our own words: what a report line cites.' })
export class Rule {
  @Field(() => ID, { description: 'Ledger id, e.g. `BG-111`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its short name.' })
  readonly title!: string

  @Field(() => String, { description: 'What it says, in our own words.' })
  readonly text!: string

  @Field(() => String, { nullable: true, description: 'Key of the setting that changes it.' })
  readonly setting!: string | null
}

@ObjectType({ description: 'A game that campaigns can be played by.' })
export class Ruleset {
  readonly source!: AnyRuleset

  @Field(() => ID, { description: 'Id of the ruleset.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Edition that new campaigns get and keep.' })
  readonly edition!: string
}
