import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { BriefingSource } from '../sources.js'
import { FrameKind } from './enums.js'
import { DateTime, JsonScalar } from './scalars.js'
import { ReportLine } from './view.js'

@ObjectType({ description: 'A briefing of one’s own, without its body.' })
export class BriefingHead {
  @Field(() => Int, { description: 'Counts one’s own briefings from 1.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly at!: string
}

@ObjectType({
  description: 'What one viewer may know after one change: written when it happened, never computed on reading.',
})
export class Briefing {
  @Field(() => Int, { description: 'Counts one’s own briefings from 1.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage.' })
  readonly stage!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  readonly at!: string

  @Field(() => ID, { description: 'Which `Campaign.board` its rows lie on.' })
  readonly boardHash!: string

  @Field(() => JsonScalar, { description: 'The whole view in its packed form, without the board.' })
  readonly view!: BriefingSource['view']

  @Field(() => [ReportLine], { description: 'What happened, as far as this viewer may know.' })
  readonly report!: BriefingSource['report']
}

@ObjectType({ description: 'One frame of the briefing stream.' })
export class BriefingFrame {
  @Field(() => FrameKind, { description: 'The next in order, or a fresh start.' })
  readonly kind!: FrameKind

  @Field(() => Briefing, { description: 'The briefing.' })
  readonly briefing!: BriefingSource
}
