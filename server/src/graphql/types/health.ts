import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { priced } from '../limits/priced.js'
import { LogCause } from './logEnums.js'
import { DateTime, SeatId } from './scalars.js'

const HealthAnswerKind = { SEALED: 'SEALED', MISSED: 'MISSED', CLOSED_EARLY: 'CLOSED_EARLY' } as const
type HealthAnswerKind = (typeof HealthAnswerKind)[keyof typeof HealthAnswerKind]
registerEnumType(HealthAnswerKind, {
  name: 'HealthAnswerKind',
  description: 'What the table showed of a seat when a stage closed that asked all seats the same.',
  valuesConfig: {
    SEALED: { description: 'It had sealed.' },
    MISSED: { description: 'The deadline passed without a seal. A draft may have counted for it.' },
    CLOSED_EARLY: { description: 'It had not sealed, and the stage was closed before its deadline.' },
  },
})

@ObjectType({ description: 'A stage as everybody saw it open and close.' })
export class HealthStage {
  @Field(() => Int, { description: 'Its turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it opened.' })
  readonly openedAt!: string

  @Field(() => DateTime, { nullable: true, description: 'When it closed; null: it is open.' })
  readonly closedAt!: string | null

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it would have been due by the campaign’s deadlines, before anybody moved them; null: it has no deadline that everybody sees.',
  })
  readonly plannedAt!: string | null

  @Field(() => LogCause, { nullable: true, description: 'Why it closed, if the log says so.' })
  readonly cause!: LogCause | null

  @Field(() => Int, { description: 'How often its deadlines were moved.' })
  readonly extended!: number

  @Field(() => Int, {
    description:
      'How often it was opened again: then it is told from its first opening to its last closing, and what had followed it is not told.',
  })
  readonly reopened!: number

  @Field(() => Int, { description: 'Hours of it in which the campaign was paused or on hold, rounded.' })
  readonly pausedHours!: number
}

@ObjectType({ description: 'How a seat stood when a stage closed that asked all seats the same.' })
export class HealthAnswer {
  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => HealthAnswerKind, { description: 'What the table showed of it.' })
  readonly answer!: HealthAnswerKind
}

@ObjectType({ description: 'What everybody may know of how reliably a seat is played.' })
export class HealthSeat {
  @Field(() => SeatId, { description: 'The seat.' })
  readonly seat!: string

  @priced({ size: 20 })
  @Field(() => [HealthAnswer], {
    nullable: true,
    description:
      'The latest 20 stages that asked all seats the same, the oldest first, also those of former holders; null: the table does not show who has sealed.',
  })
  readonly answers!: readonly HealthAnswer[] | null

  @Field(() => Int, {
    nullable: true,
    description:
      'How many deadlines in a row its present holder has missed, as far as everybody could see; null: not shown, or nobody holds it.',
  })
  readonly missedInRow!: number | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the log last named its present holder as silent; null: never.',
  })
  readonly silentAt!: string | null
}

@ObjectType({ description: 'What only a facilitator may know of a seat before the end.' })
export class HealthSeatSecrets {
  @Field(() => SeatId, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Questions that it is asked now.' })
  readonly asked!: number

  @Field(() => Int, { description: 'How many of them it has answered.' })
  readonly sealed!: number

  @Field(() => Int, { description: 'Silent stages in a row, as the absence rules count them.' })
  readonly silentStages!: number

  @Field(() => Int, { description: 'How often its silence may still make a stage wait.' })
  readonly excuses!: number
}

@ObjectType({ description: 'Battles of one turn that went to a table.' })
export class HealthTurn {
  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => Int, { description: 'Battles that began in it.' })
  readonly begun!: number

  @Field(() => Int, { description: 'Battles that were decided in it.' })
  readonly decided!: number
}

@ObjectType({
  description: 'What only a facilitator may know of how a campaign fares, and all members once it is over.',
})
export class HealthSecrets {
  @priced({ size: 64 })
  @Field(() => [HealthSeatSecrets], { description: 'Each seat.' })
  readonly seats!: readonly HealthSeatSecrets[]

  @priced({ size: 60 })
  @Field(() => [HealthTurn], { description: 'Battles in the turns of `CampaignHealth.stages`.' })
  readonly turns!: readonly HealthTurn[]

  @Field(() => Int, { description: 'Battles that are not decided.' })
  readonly openBattles!: number
}

@ObjectType({ description: 'How a campaign fares.' })
export class CampaignHealth {
  @priced({ size: 60 })
  @Field(() => [HealthStage], { description: 'The latest 60 stages, the oldest first.' })
  readonly stages!: readonly HealthStage[]

  @Field(() => Int, {
    nullable: true,
    description:
      'Battles of about the latest 60 stages that the reports told everybody are decided; null: the ruleset has no such lines. Where its settings keep battles secret, none is counted.',
  })
  readonly battlesTold!: number | null

  @priced({ size: 16 })
  @Field(() => [HealthSeat], { description: 'Each seat.' })
  readonly seats!: readonly HealthSeat[]

  @Field(() => HealthSecrets, {
    nullable: true,
    description: 'For a facilitator who sees everything, and for all members once the campaign is open; else null.',
  })
  readonly secrets!: HealthSecrets | null
}
