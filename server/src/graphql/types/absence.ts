import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { OnVacation } from './awayEnums.js'
import { SilentThen } from './enums.js'

const silentStages =
  'Stages in a row at whose deadline a seat has sealed nothing, before `silentThen` is done: 0 (never) to 20.'
const silentThen = 'What is then done.'
const quorum =
  'Percentage of the seats held by people, 0 to 100: a stage that asks all seats waits once while fewer have sealed at its deadline. 0: no quorum. That a stage waits tells everybody that answers are missing.'
const waitHours = 'Hours for which a stage waits, 1 to 336. A stage waits at most once.'
const excuses =
  'How often a seat that has sealed nothing makes a stage wait, 0 to 10. That a stage waits tells everybody that answers are missing.'
const excuseTurns = 'Turns after which a seat gets one of them back, 1 to 50.'
const vacations = 'What a stage that asks all seats does about holders on an announced vacation.'
const stageDays = 'Days by which vacations put one stage off at most, 1 to 60.'
const vacationDays = 'Days of vacation that count for one player in the whole campaign, 1 to 180.'

@ObjectType({ description: 'What a campaign does about seats that stay silent, where all seats are asked the same.' })
export class AbsenceRules {
  @Field(() => Int, { description: silentStages })
  readonly silentStages!: number

  @Field(() => SilentThen, { description: silentThen })
  readonly silentThen!: SilentThen

  @Field(() => Int, { description: quorum })
  readonly quorum!: number

  @Field(() => Int, { description: waitHours })
  readonly waitHours!: number

  @Field(() => Int, { description: excuses })
  readonly excuses!: number

  @Field(() => Int, { description: excuseTurns })
  readonly excuseTurns!: number

  @Field(() => OnVacation, { description: vacations })
  readonly vacations!: OnVacation

  @Field(() => Int, { description: stageDays })
  readonly vacationStageDays!: number

  @Field(() => Int, { description: vacationDays })
  readonly vacationDays!: number
}

@InputType({ description: 'What a campaign does about seats that stay silent.' })
export class AbsenceRulesInput {
  @Field(() => Int, {
    nullable: true,
    description: `${silentStages} Default 2, or 0 if the table does not show who has sealed: everybody reads which seat it is.`,
  })
  readonly silentStages?: number | null

  @Field(() => SilentThen, { nullable: true, description: `${silentThen} Default OFFER.` })
  readonly silentThen?: SilentThen | null

  @Field(() => Int, { nullable: true, description: `${quorum} Default 0.` })
  readonly quorum?: number | null

  @Field(() => Int, { nullable: true, description: `${waitHours} Default 24.` })
  readonly waitHours?: number | null

  @Field(() => Int, { nullable: true, description: `${excuses} Default 0.` })
  readonly excuses?: number | null

  @Field(() => Int, { nullable: true, description: `${excuseTurns} Default 5.` })
  readonly excuseTurns?: number | null

  @Field(() => OnVacation, { nullable: true, description: `${vacations} Default NOTHING.` })
  readonly vacations?: OnVacation | null

  @Field(() => Int, { nullable: true, description: `${stageDays} Default 7.` })
  readonly vacationStageDays?: number | null

  @Field(() => Int, { nullable: true, description: `${vacationDays} Default 21.` })
  readonly vacationDays?: number | null
}
