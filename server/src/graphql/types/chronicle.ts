import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { ChronicleHeadRow } from '../../store/reads.js'
import { chronicleLimits } from '../../referee/chronicle/chronicleLimits.js'
import { DateTime, SeatId } from './scalars.js'

export const HiddenBy = { WRITER: 'WRITER', ORGANISER: 'ORGANISER' } as const
export type HiddenBy = (typeof HiddenBy)[keyof typeof HiddenBy]
registerEnumType(HiddenBy, {
  name: 'HiddenBy',
  description: 'Who hid an entry of the chronicle.',
  valuesConfig: {
    WRITER: { description: 'Its writer took it back: only they still see it.' },
    ORGANISER: {
      description: 'An organiser hid what it says. All members see that; its writer and the organisers still read it.',
    },
  },
})

@ObjectType({ description: 'A picture of the chronicle, without whatever its file said besides.' })
export class ChroniclePicture {
  @Field(() => ID, { description: 'Id of the picture.' })
  readonly id!: string

  @Field(() => Int, { description: 'Its width in pixels.' })
  readonly width!: number

  @Field(() => Int, { description: 'Its height in pixels.' })
  readonly height!: number

  @Field(() => String, { description: 'What its writer says below it; may be empty.' })
  readonly caption!: string

  @Field(() => String, { description: 'Where it is: a path on this server, for whoever may read the entry.' })
  readonly url!: string

  @Field(() => String, { description: 'Where a small form of it is.' })
  readonly smallUrl!: string
}

@ObjectType({
  description:
    'An entry of the chronicle: what a member tells of a turn or a battle. What stands in it is the writer’s own account; nothing of it is checked.',
})
export class ChronicleEntry {
  readonly campaignId!: string

  @Field(() => ID, { description: 'Id of the entry.' })
  readonly id!: string

  @Field(() => Int, { nullable: true, description: 'The turn that it tells of, as its writer says.' })
  readonly turn!: number | null

  @Field(() => SeatId, { nullable: true, description: 'The seat that its writer held; null: none.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'Name of its writer, as it was then.' })
  readonly by!: string

  @Field(() => Boolean, { description: 'Whether you wrote it.' })
  readonly mine!: boolean

  @Field(() => String, { nullable: true, description: 'Its title; null: it is hidden from you.' })
  readonly title!: string | null

  @Field(() => String, { nullable: true, description: 'What it says: plain text; null: it is hidden from you.' })
  readonly text!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A line that its writer quotes, as the writer gave it: it may have been changed.',
  })
  readonly quote!: string | null

  @Field(() => Boolean, {
    description: 'Whether it can be read without an account, while the campaign has a public page.',
  })
  readonly public!: boolean

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly writtenAt!: string

  @Field(() => DateTime, { nullable: true, description: 'When it was last edited; null: never.' })
  readonly editedAt!: string | null

  @Field(() => HiddenBy, { nullable: true, description: 'Who hid it; null: nobody.' })
  readonly hidden!: HiddenBy | null

  @Field(() => ID, {
    nullable: true,
    description:
      'A battle of its writer’s that it names, if you may open its desk. Null to everybody else, as if there were none.',
  })
  readonly battleId!: string | null
}

@ObjectType({
  description: `What the members tell of a campaign, with pictures. A person can write ${String(chronicleLimits.aDay)} entries in 24 hours.`,
})
export class Chronicle {
  readonly campaignId!: string
  readonly head!: ChronicleHeadRow
}

@ObjectType({ description: 'An entry that its writer has marked as public.' })
export class PublicChronicleEntry {
  readonly token!: string

  @Field(() => ID, { description: 'Id of the entry.' })
  readonly id!: string

  @Field(() => Int, { nullable: true, description: 'The turn that it tells of, as its writer says.' })
  readonly turn!: number | null

  @Field(() => SeatId, { nullable: true, description: 'The seat that its writer held; null: none.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'Title of that seat. Persons are not named.' })
  readonly seatTitle!: string | null

  @Field(() => String, { description: 'Its title.' })
  readonly title!: string

  @Field(() => String, { description: 'What it says: plain text.' })
  readonly text!: string

  @Field(() => String, { nullable: true, description: 'A line that its writer quotes, as the writer gave it.' })
  readonly quote!: string | null

  @Field(() => String, { description: 'The day on which it was written, in UTC: `YYYY-MM-DD`.' })
  readonly day!: string
}

@ObjectType({ description: 'The public page of a chronicle.' })
export class PublicChronicle {
  readonly token!: string

  @Field(() => String, { description: 'Name of the campaign.' })
  readonly campaign!: string

  @Field(() => ID, { description: 'Id of its ruleset.' })
  readonly rulesetId!: string
}

@InputType({ description: 'A picture of an entry, in its place.' })
export class ChroniclePictureInput {
  @Field(() => ID, { description: 'Id of a picture that you uploaded with `POST /pictures/CAMPAIGN`.' })
  readonly id!: string

  @Field(() => String, {
    nullable: true,
    description: `What stands below it, at most ${String(chronicleLimits.caption)} characters. Default: nothing.`,
  })
  readonly caption?: string | null
}

@InputType({ description: 'What an entry of the chronicle says.' })
export class ChronicleEntryInput {
  @Field(() => String, { description: `1 to ${String(chronicleLimits.title)} characters.` })
  readonly title!: string

  @Field(() => String, {
    description: `At most ${String(chronicleLimits.text)} characters of plain text; may be empty if there is a picture.`,
  })
  readonly text!: string

  @Field(() => String, {
    nullable: true,
    description: `A line that you quote, at most ${String(chronicleLimits.quote)} characters. Nobody checks it.`,
  })
  readonly quote?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'The turn that it tells of, 0 to the present one. Default: the present one, or what it was.',
  })
  readonly turn?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be read without an account, if the campaign has a public page. Default false.',
  })
  readonly public?: boolean | null

  @Field(() => [ChroniclePictureInput], {
    nullable: true,
    description: `At most ${String(chronicleLimits.pictures)}, in their order. Those that it had and that are left out are deleted. Default: none.`,
  })
  readonly pictures?: ChroniclePictureInput[] | null
}
