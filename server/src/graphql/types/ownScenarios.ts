import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { MapFinding } from '@muster/rulesets/kit/mapSpec.js'
import { ScenarioFacts } from './rulesets.js'
import { CellName, DateTime, JsonObject, JsonScalar, PackedBoard } from './scalars.js'
import { scenarioLimits } from '../../referee/common/scenarioLimits.js'

export enum FindingWeight {
  PROBLEM = 'PROBLEM',
  UNPLAYABLE = 'UNPLAYABLE',
  UNEVEN = 'UNEVEN',
  NOTE = 'NOTE',
}

registerEnumType(FindingWeight, {
  name: 'FindingWeight',
  description: 'How much something that was found on a map weighs.',
  valuesConfig: {
    PROBLEM: { description: 'It must be corrected before a campaign can be played.' },
    UNPLAYABLE: { description: 'It is in order, and no campaign can begin on it.' },
    UNEVEN: { description: 'Somebody is better off.' },
    NOTE: { description: 'Worth knowing.' },
  },
})

/** A problem has no weight of its own. */
export const weightOf = (weight: MapFinding['weight'] | undefined): FindingWeight =>
  weight === undefined ? FindingWeight.PROBLEM : FindingWeight[weight.toUpperCase() as Uppercase<MapFinding['weight']>]

@ObjectType({ description: 'What is to be said of a map.' })
export class ScenarioFinding {
  @Field(() => FindingWeight, { description: 'How much it weighs.' })
  readonly weight!: FindingWeight

  @Field(() => String, { description: 'What it is and what to do, in a sentence or two.' })
  readonly text!: string

  @Field(() => [CellName], { description: 'Cells that it is about; empty: none in particular.' })
  readonly at!: readonly string[]

  @Field(() => Int, { nullable: true, description: 'Index in the file’s `pieces`; null: none in particular.' })
  readonly piece!: number | null
}

/** A scenario that somebody wrote, for a ruleset. */
@ObjectType()
abstract class WrittenScenario extends ScenarioFacts {
  @Field(() => ID, { description: 'Id of its ruleset.' })
  readonly rulesetId!: string
}

@ObjectType({
  description: `A scenario of your own, which nobody else may read unless you share its link. You may have ${String(scenarioLimits.count)}, and ${String(scenarioLimits.characters)} characters in their files together.`,
})
export class OwnScenario extends WrittenScenario {
  readonly token!: string | null

  readonly board!: Json

  @Field(() => ID, { description: 'Id. `createCampaign` takes it as `scenarioId`.' })
  readonly id!: string

  @Field(() => Int, { description: 'Raised whenever it is saved; see `saveScenario`.' })
  readonly revision!: number

  @Field(() => Int, { description: 'Characters of its file.' })
  readonly size!: number

  @Field(() => Boolean, { description: 'Whether a campaign can be created on it as it is.' })
  readonly ready!: boolean

  @Field(() => DateTime, { description: 'When it was made.' })
  readonly madeAt!: string

  @Field(() => DateTime, { description: 'When it was last saved.' })
  readonly changedAt!: string
}

@ObjectType({ description: 'A scenario that somebody shares by link.' })
export class SharedScenario extends WrittenScenario {
  @Field(() => PackedBoard, { description: 'Its ground: size and packed layers.' })
  readonly board!: Json

  @Field(() => JsonObject, { description: 'The scenario file (docs/scenarios.md).' })
  readonly file!: Json
}

@InputType({ description: 'A scenario as it is to be from now on.' })
export class SaveScenarioInput {
  @Field(() => ID, { description: 'Id of the scenario.' })
  readonly id!: string

  @Field(() => Int, { description: 'The revision that you last read. If it was saved since, the answer is CONFLICT.' })
  readonly revision!: number

  @Field(() => JsonScalar, { description: 'The scenario file (docs/scenarios.md).' })
  readonly file!: Json
}

@ArgsType()
export class ForkScenarioArgs {
  @Field(() => ID, { nullable: true, description: 'Id of a scenario of your own.' })
  readonly id?: string | null

  @Field(() => String, { nullable: true, description: 'Token of a shared one: the last part of its link.' })
  readonly token?: string | null

  @Field(() => ID, { nullable: true, description: 'Id of a ruleset, together with `scenarioId`.' })
  readonly rulesetId?: string | null

  @Field(() => ID, { nullable: true, description: 'Id of a scenario of that ruleset, shipped or generated.' })
  readonly scenarioId?: string | null
}
