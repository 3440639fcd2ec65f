import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { CampaignRow } from '../../store/reads.js'
import { PlaceRole } from './enums.js'
import { DateTime, JsonObject } from './scalars.js'

@ObjectType({ description: 'Your place in a campaign.' })
export class Place {
  @Field(() => PlaceRole, { description: 'Your role.' })
  readonly role!: PlaceRole

  @Field(() => ID, { nullable: true, description: 'The seat that you hold.' })
  readonly seat!: string | null

  @Field(() => Boolean, { description: 'Whether you organise the campaign.' })
  readonly organiser!: boolean

  @Field(() => Boolean, {
    description: 'Whether you have left: you can read what you knew until then, and nothing later.',
  })
  readonly former!: boolean
}

@ObjectType({ description: 'The tabletop system that a campaign chose.' })
export class CampaignTabletop {
  @Field(() => ID, { description: 'Id of the system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => [ID], { description: 'Variants applied to it.' })
  readonly variants!: readonly string[]

  @Field(() => JsonObject, { description: 'Readings that differ from the defaults, by key.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => JsonObject, { description: 'Values that replace those in its tables, by path of the cell.' })
  readonly overrides!: Readonly<Record<string, Json>>
}

@ObjectType({ description: 'A campaign in which you have a place.' })
export class Campaign {
  readonly rulesetId!: string
  readonly scenarioId!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => String, { description: 'Edition of its ruleset; fixed when the campaign is created.' })
  readonly edition!: string

  @Field(() => JsonObject, { description: 'Every setting; fixed when the campaign is created.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => String, {
    description:
      'What a draft counts at the deadline. `seal`: the legal orders of the last draft count as sealed. `ignore`: they do not.',
  })
  readonly draftAtDeadline!: string

  @Field(() => Boolean, { description: 'Whether a sealed sheet may be replaced while its group is open.' })
  readonly replaceable!: boolean

  @Field(() => Int, {
    description:
      'Hours of notice to everybody before a stage is closed early, or before a place begins while the campaign is running.',
  })
  readonly noticeHours!: number

  @Field(() => String, {
    description: 'Public key of its dice, PEM. It is published before any seat sends its random bytes.',
  })
  readonly publicKey!: string

  @Field(() => String, { nullable: true, description: 'Private key of its dice; null until the campaign has ended.' })
  readonly privateKey!: string | null

  @Field(() => Place, { description: 'Your place.' })
  readonly place!: CampaignRow['place']

  @Field(() => ID, { description: 'Hash of `board`.' })
  readonly boardHash!: string
}

@ObjectType({ description: 'An invitation, for the organiser.' })
export class Invitation {
  @Field(() => ID, { description: 'Id, used to revoke it.' })
  readonly id!: string

  @Field(() => PlaceRole, { description: 'The role that it offers.' })
  readonly role!: PlaceRole

  @Field(() => ID, { nullable: true, description: 'The seat that it offers.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'The link, `/join/…`; shown only once, when it is created.' })
  readonly url!: string | null

  @Field(() => DateTime, { description: 'When it expires.' })
  readonly expiresAt!: string

  @Field(() => String, { nullable: true, description: 'Name of the person who accepted it.' })
  readonly usedBy!: string | null
}

@ObjectType({ description: 'What an invitation offers, shown to whoever has the link.' })
export class InvitationPreview {
  @Field(() => String, { description: 'Name of the campaign.' })
  readonly campaign!: string

  @Field(() => String, { description: 'Name of its ruleset.' })
  readonly ruleset!: string

  @Field(() => PlaceRole, { description: 'The role that it offers.' })
  readonly role!: PlaceRole

  @Field(() => String, { nullable: true, description: 'The side that it offers.' })
  readonly seatTitle!: string | null

  @Field(() => DateTime, { description: 'When it expires.' })
  readonly expiresAt!: string

  @Field(() => String, {
    description: 'Public key of the campaign’s dice, PEM. It is published before the new seat sends its random bytes.',
  })
  readonly publicKey!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string
}
