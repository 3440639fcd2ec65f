import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { CampaignRow } from '../../store/reads.js'
import { PlaceRole } from './enums.js'
import { DateTime, JsonObject } from './scalars.js'

@ObjectType({ description: 'The caller’s own place in a campaign.' })
export class Place {
  @Field(() => PlaceRole, { description: 'As what.' })
  readonly role!: PlaceRole

  @Field(() => ID, { nullable: true, description: 'The seat that he holds.' })
  readonly seat!: string | null

  @Field(() => Boolean, { description: 'Whether he organises it.' })
  readonly organiser!: boolean

  @Field(() => Boolean, { description: 'Whether he left: he reads what he knew until then, and nothing later.' })
  readonly former!: boolean
}

@ObjectType({ description: 'The tabletop system of a campaign, as it was chosen.' })
export class CampaignTabletop {
  @Field(() => ID, { description: 'Id of the system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => [ID], { description: 'Variants that are laid over it.' })
  readonly variants!: readonly string[]

  @Field(() => JsonObject, { description: 'Readings that differ from the defaults, by key.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => JsonObject, { description: 'Values in place of those of its tables, by path of the cell.' })
  readonly overrides!: Readonly<Record<string, Json>>
}

@ObjectType({ description: 'A campaign in which the caller has a place.' })
export class Campaign {
  readonly rulesetId!: string
  readonly scenarioId!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => String, { description: 'Edition of its ruleset, frozen.' })
  readonly edition!: string

  @Field(() => JsonObject, { description: 'Every setting, frozen.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => String, {
    description: '`seal`: the legal orders of the last draft count when the deadline passes. `ignore`: they do not.',
  })
  readonly draftAtDeadline!: string

  @Field(() => Boolean, { description: 'Whether a sealed sheet may be replaced while its group is open.' })
  readonly replaceable!: boolean

  @Field(() => Int, {
    description:
      'Hours that all are told beforehand of a stage that is closed early, or of a place that begins in mid-war.',
  })
  readonly noticeHours!: number

  @Field(() => String, { description: 'Public key of its dice, PEM: published before any seat gave its bytes.' })
  readonly publicKey!: string

  @Field(() => String, { nullable: true, description: 'Private key of its dice, opened when it has ended.' })
  readonly privateKey!: string | null

  @Field(() => Place, { description: 'The caller’s place.' })
  readonly place!: CampaignRow['place']

  @Field(() => ID, { description: 'Hash of `board`.' })
  readonly boardHash!: string
}

@ObjectType({ description: 'An invitation, for the organiser.' })
export class Invitation {
  @Field(() => ID, { description: 'Id, to revoke it by.' })
  readonly id!: string

  @Field(() => PlaceRole, { description: 'What it offers.' })
  readonly role!: PlaceRole

  @Field(() => ID, { nullable: true, description: 'The seat that it offers.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'The link, `/join/…`: told this once, when it was just made.' })
  readonly url!: string | null

  @Field(() => DateTime, { description: 'When it runs out.' })
  readonly expiresAt!: string

  @Field(() => String, { nullable: true, description: 'Name of the person who took it.' })
  readonly usedBy!: string | null
}

@ObjectType({ description: 'What an invitation offers, to whoever holds the link.' })
export class InvitationPreview {
  @Field(() => String, { description: 'Name of the campaign.' })
  readonly campaign!: string

  @Field(() => String, { description: 'Name of its ruleset.' })
  readonly ruleset!: string

  @Field(() => PlaceRole, { description: 'The place that it offers.' })
  readonly role!: PlaceRole

  @Field(() => String, { nullable: true, description: 'The side that it offers.' })
  readonly seatTitle!: string | null

  @Field(() => DateTime, { description: 'When it runs out.' })
  readonly expiresAt!: string

  @Field(() => String, {
    description: 'Public key of the campaign’s dice, PEM: there before the new seat gives its bytes.',
  })
  readonly publicKey!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string
}
