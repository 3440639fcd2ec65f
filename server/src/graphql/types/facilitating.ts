import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { ViewChange as Change } from '@muster/rulesets/kit/viewChanges.js'
import { closedSet } from '@muster/rulesets/kit/graphql.js'
import type { BriefingSource } from '../sources.js'
import { priced } from '../limits/priced.js'
import { Briefing } from './briefing.js'
import { PlaceRole } from './enums.js'
import { CellName, DateTime, JsonScalar, SeatId } from './scalars.js'
import { ReportLine } from './view.js'

const ViewChangeKind = closedSet<Change['kind']>('ViewChangeKind', 'What a view shows.', {
  piece: 'One of the viewer’s own pieces.',
  contact: 'An enemy piece, as far as it is known.',
  mark: 'A thing on the map other than a piece.',
  stat: 'A figure beside the map.',
})

@ObjectType({ description: 'One thing in which two views of a viewer differ.' })
export class ViewChange {
  @Field(() => ViewChangeKind, { description: 'What it is.' })
  readonly kind!: string

  @Field(() => ID, { description: 'Id, token or key of it in the view.' })
  readonly id!: string

  @Field(() => SeatId, { nullable: true, description: 'Seat that it belongs to, if it is known to belong to one.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'What to call it: its kind or label.' })
  readonly label!: string

  @Field(() => CellName, { nullable: true, description: 'The cell where it is, or was; null: it is not on the map.' })
  readonly at!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What was shown of it, in short: cell, size, states or value; null: it was not there.',
  })
  readonly before!: string | null

  @Field(() => String, { nullable: true, description: 'What is shown of it; null: it is not there.' })
  readonly after!: string | null
}

@ObjectType({ description: 'What differs for one viewer.' })
export class ViewChanges {
  @priced({ size: 100 })
  @Field(() => [CellName], { description: 'Cells of which something else is shown.' })
  readonly cells!: readonly string[]

  @priced({ size: 50 })
  @Field(() => [ViewChange], { description: 'Pieces, contacts, marks and figures that differ.' })
  readonly changes!: readonly Change[]

  @priced({ size: 20 })
  @Field(() => [ReportLine], { description: 'Lines of the report that an earlier run had not.' })
  readonly added!: readonly ReportLine[]

  @priced({ size: 20 })
  @Field(() => [ReportLine], { description: 'Lines that an earlier run had.' })
  readonly removed!: readonly ReportLine[]
}

@ObjectType({ description: 'What one viewer would be told.' })
export class DryRunViewer {
  @Field(() => PlaceRole, {
    description: '`PLAYER`: a seat; `OBSERVER`: all who know what all seats share; `FACILITATOR`.',
  })
  readonly role!: PlaceRole

  @Field(() => SeatId, { nullable: true, description: 'The seat.' })
  readonly seat!: string | null

  @Field(() => Briefing, { description: 'Their briefing as it would be. Its questions take no answers.' })
  readonly briefing!: BriefingSource

  @Field(() => ViewChanges, { description: 'What differs from what they know now.' })
  readonly changes!: ViewChanges

  @Field(() => ViewChanges, {
    nullable: true,
    description: 'What differs from the run before; null: there was none.',
  })
  readonly sinceLast!: ViewChanges | null
}

@ObjectType({
  description:
    'The stage that waits to be published, resolved on a copy: with the sheets and dice with which it will be. For the facilitator alone.',
})
export class DryRun {
  @Field(() => Int, { description: 'Number of the run for this stage, from 1.' })
  readonly number!: number

  @Field(() => DateTime, { description: 'When it was run.' })
  readonly at!: string

  @Field(() => Int, { description: 'The turn in which the campaign would be then.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage in which it would be then.' })
  readonly stage!: string

  @priced({ size: 10 })
  @Field(() => [DryRunViewer], {
    description:
      'Whoever would be told anything: seats in order, then the others. Ask for them all by `role` and `seat`, and for what one of them would be told by `viewer`.',
  })
  readonly viewers!: readonly DryRunViewer[]
}

@ObjectType({ description: 'What corrections would change. Nothing is stored.' })
export class CorrectionPreview {
  @Field(() => String, { description: 'Send it with `correct`: then it corrects only what you have seen.' })
  readonly seen!: string

  @priced({ size: 10 })
  @Field(() => [DryRunViewer], { description: 'Those for whom anything would change, seats first.' })
  readonly viewers!: readonly DryRunViewer[]
}

@InputType({ description: 'Something that is set right in the state of a campaign.' })
export class CorrectionInput {
  @Field(() => String, { description: 'One of the kinds of `Ruleset.correctionKinds`.' })
  readonly kind!: string

  @Field(() => JsonScalar, { description: 'What is so, as the schema of the kind says.' })
  readonly detail!: Json

  @Field(() => String, { description: 'Why, at most 500 characters: whoever it concerns reads it.' })
  readonly reason!: string
}

const PreparedEventState = { WAITING: 'WAITING', RELEASED: 'RELEASED', FAILED: 'FAILED' } as const
export type PreparedEventState = (typeof PreparedEventState)[keyof typeof PreparedEventState]
registerEnumType(PreparedEventState, {
  name: 'PreparedEventState',
  description: 'What has become of an event that was prepared.',
  valuesConfig: {
    WAITING: { description: 'Its turn has not opened.' },
    RELEASED: { description: 'It happened.' },
    FAILED: { description: 'Its turn has opened, and it could not happen.' },
  },
})

@ObjectType({ description: 'Something of the true state that a facilitator changes by an event.' })
export class PreparedCorrection {
  @Field(() => String, { description: 'One of the kinds of `Ruleset.correctionKinds`.' })
  readonly kind!: string

  @Field(() => JsonScalar, { description: 'What is so, as the schema of the kind says.' })
  readonly detail!: Json

  @Field(() => String, { description: 'Why: whoever it concerns reads it.' })
  readonly reason!: string
}

@ObjectType({
  description:
    'What a facilitator has prepared to happen when a turn opens. Until it happens nobody else is told that there is such a thing.',
})
export class PreparedEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  readonly id!: string

  @Field(() => Int, { description: 'The turn with whose opening it happens.' })
  readonly turn!: number

  @priced({ size: 20 })
  @Field(() => [PreparedCorrection], { description: 'What happens, one after the other, all of it or nothing.' })
  readonly corrections!: readonly PreparedCorrection[]

  @Field(() => PreparedEventState, { description: 'What has become of it.' })
  readonly state!: PreparedEventState

  @Field(() => DateTime, { description: 'When it was prepared.' })
  readonly preparedAt!: string

  @Field(() => DateTime, { nullable: true, description: 'When it happened, or could not; null: it waits.' })
  readonly settledAt!: string | null

  @Field(() => String, { nullable: true, description: 'Why it could not happen; null: it waits, or happened.' })
  readonly problem!: string | null
}
