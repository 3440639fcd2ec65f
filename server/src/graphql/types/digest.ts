import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'

const days = {
  ...{ MONDAY: 'MONDAY', TUESDAY: 'TUESDAY', WEDNESDAY: 'WEDNESDAY', THURSDAY: 'THURSDAY', FRIDAY: 'FRIDAY' },
  ...{ SATURDAY: 'SATURDAY', SUNDAY: 'SUNDAY' },
} as const
export type Weekday = keyof typeof days

/** From Monday, which is day 1. */
export const weekdays = Object.keys(days) as readonly Weekday[]
const every = (day: string): { readonly description: string } => ({ description: `Every ${day}.` })
registerEnumType(days, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: {
    ...{ MONDAY: every('Monday'), TUESDAY: every('Tuesday'), WEDNESDAY: every('Wednesday') },
    ...{ THURSDAY: every('Thursday'), FRIDAY: every('Friday'), SATURDAY: every('Saturday'), SUNDAY: every('Sunday') },
  },
})

@ObjectType({ description: 'When you get your weekly digest: what awaits you in each campaign, in one mail.' })
export class Digest {
  @Field(() => String, { description: 'The IANA time zone of the hour.' })
  readonly zone!: string

  @Field(() => days, { description: 'The day of the week.' })
  readonly day!: Weekday

  @Field(() => Int, { description: 'The hour of the day, 0 to 23.' })
  readonly hour!: number
}

@InputType({ description: 'When you get your weekly digest.' })
export class DigestInput {
  @Field(() => String, { description: 'The IANA time zone of the hour, e.g. `Europe/Berlin`.' })
  readonly zone!: string

  @Field(() => days, { description: 'The day of the week.' })
  readonly day!: Weekday

  @Field(() => Int, { description: 'The hour of the day, 0 to 23.' })
  readonly hour!: number
}
