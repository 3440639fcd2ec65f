import { Field, ObjectType } from 'type-graphql'
import { SeatId } from './scalars.js'
import type { SharedWarRow } from '../../store/reads.js'
import { BriefingHead } from './briefing.js'

@ObjectType({ description: 'Whether a war that is over can be read by whoever has its link.' })
export class WarLink {
  @Field(() => String, { nullable: true, description: 'Path of the page; null: there is none.' })
  readonly path!: string | null

  @Field(() => [SeatId], {
    description: 'Seats whose holders want no link: as long as there is one, none can be opened.',
  })
  readonly refusedBy!: readonly string[]
}

@ObjectType({ description: 'A moment of a shared war: a resolution, as a seat knew it or as it was.' })
export class SharedMoment extends BriefingHead {
  @Field(() => SeatId, { nullable: true, description: 'The seat; null: the war as it was.' })
  readonly seat!: string | null
}

@ObjectType({
  description:
    'A war that is over and that its members share by link: its maps, from every seat. No person is named, and there are no reports, orders, letters, chronicle or battle desks.',
})
export class SharedWar {
  readonly code!: string
  readonly row!: SharedWarRow
}
