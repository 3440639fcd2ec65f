import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { CampaignRow, InvitationPreview as InvitationRow } from '../../store/reads.js'
import { AbsenceRules } from './absence.js'
import { AskedDeputy } from './deputies.js'
import { Offer } from './offer.js'
import { DraftAtDeadline, PlaceRole, Press } from './enums.js'
import { Node } from './node.js'
import { DateTime, JsonObject, SeatId } from './scalars.js'

@ObjectType({ description: 'Your place in a campaign.' })
export class Place {
  @Field(() => PlaceRole, { description: 'Your role.' })
  readonly role!: PlaceRole

  @Field(() => SeatId, { nullable: true, description: 'The seat that you hold, or for or with whose holder you act.' })
  readonly seat!: string | null

  @Field(() => Boolean, { description: 'Whether you organise the campaign, as organiser or as co-organiser.' })
  readonly organiser!: boolean

  @Field(() => Boolean, { description: 'Whether you are a co-organiser.' })
  readonly coOrganiser!: boolean

  @Field(() => Boolean, {
    description: 'Whether you have left: you can read what you knew until then, and nothing later.',
  })
  readonly former!: boolean

  @Field(() => Int, {
    nullable: true,
    description: 'How often your seat’s silence may still make a stage wait; null: you hold no seat.',
  })
  readonly excuses!: number | null

  @Field(() => AskedDeputy, {
    nullable: true,
    description: 'Your open link that asks somebody to act for your seat; null: there is none.',
  })
  readonly askedDeputy!: AskedDeputy | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when your open link for a commander can be followed; null: there is none.',
  })
  readonly askedCommander!: string | null
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

@ObjectType({ description: 'A campaign in which you have a place.', implements: Node })
export class Campaign {
  readonly rulesetId!: string
  readonly scenarioId!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => String, {
    description:
      'Edition of its ruleset. It stays, unless the seats vote, or the facilitator decides, to go on by a newer one.',
  })
  readonly edition!: string

  @Field(() => JsonObject, { description: 'Every setting; fixed when the campaign is created.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => DraftAtDeadline, { description: 'What a draft counts at the deadline.' })
  readonly draftAtDeadline!: string

  @Field(() => Boolean, { description: 'Whether a sealed sheet may be replaced while its group is open.' })
  readonly replaceable!: boolean

  @Field(() => Int, {
    description:
      'Hours of notice to everybody before a stage is closed early, or before a place begins while the campaign is running.',
  })
  readonly noticeHours!: number

  @Field(() => Press, { description: 'What the campaign says of letters between seats; fixed when it is created.' })
  readonly press!: CampaignRow['press']

  @Field(() => Int, {
    description: 'Hours that a letter of a seat takes. Letters of organiser and facilitator take none.',
  })
  readonly letterDelayHours!: number

  @Field(() => Boolean, { description: 'Whether the facilitator reads every letter once it is delivered.' })
  readonly facilitatorReadsLetters!: boolean

  @Field(() => Boolean, {
    description:
      'Whether the facilitator sees no secrets: they are told what observers are, and are asked only about battles that sides show them.',
  })
  readonly blindFacilitator!: boolean

  @Field(() => Int, {
    description:
      'Hours that a stage stays open once all seats have sealed, in which seals can be taken back; its deadline closes it all the same. 0: it closes at once.',
  })
  readonly coolDownHours!: number

  @Field(() => Int, {
    description:
      'Hours, up to 168, that a stage that has closed for all seats waits for the facilitator to publish it, who can run it on a copy before; then it is published by itself. 0: stages are published as soon as they close, as they are without a facilitator.',
  })
  readonly publishHours!: number

  @Field(() => Int, { description: 'Hours that a vote of the seats lasts.' })
  readonly voteHours!: number

  @Field(() => Int, {
    description: 'Days without any act of the organiser after which the seats may vote on another.',
  })
  readonly silentDays!: number

  @Field(() => AbsenceRules, { description: 'What it does about seats that stay silent; fixed when it is created.' })
  readonly absence!: CampaignRow['absence']

  @Field(() => String, {
    description: 'Public key of its dice, PEM. It is published before any seat sends its random bytes.',
  })
  readonly publicKey!: string

  @Field(() => [String], {
    description:
      'The 32 bytes that each seat added to the dice, in hex and in seat order: part of what each proof is about. Empty text for a seat that nobody held at the start. An empty list before the start, and to those who left before it.',
  })
  readonly seatBytes!: readonly string[]

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

  @Field(() => SeatId, { nullable: true, description: 'The seat that it offers.' })
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

  @Field(() => SeatId, {
    nullable: true,
    description: 'The seat that it offers; null for a player: whichever seat of `offer` is free.',
  })
  readonly seat!: string | null

  @Field(() => Offer, { description: 'The campaign, as far as whoever has the link may know it.' })
  readonly offer!: InvitationRow['offer']

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

  @Field(() => DateTime, {
    nullable: true,
    description: 'For a deputy: from when they act for the holder of the seat; null: it is another place.',
  })
  readonly deputyFrom!: string | null

  @Field(() => DateTime, { nullable: true, description: 'For a deputy: until when they act.' })
  readonly deputyUntil!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the person who made the link; null: they have deleted their account, or it is a code for many and the caller is not signed in.',
  })
  readonly invitedBy!: string | null
}
