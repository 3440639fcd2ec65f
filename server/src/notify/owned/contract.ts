import type { Caller } from '../../referee/common/contract.js'
import type { DigestHour, QuietHours } from '../../store/reads.notify.js'
import type { Given } from '../channel.js'
import type { Kind } from '../kinds.js'

export interface ChannelRef {
  readonly id: string
}

export interface NewChannel extends Given {
  readonly kind: string
  /** Whose it is; null: the caller’s own. */
  readonly campaignId: string | null
  readonly name: string
}

/** `secret`: shown this once; null: there is none. */
export interface AddedChannel extends ChannelRef {
  readonly secret: string | null
}

/** `secret`: shown this once. `formerUntil`: so long the one before it signs, too. */
export interface RenewedSecret {
  readonly secret: string
  readonly formerUntil: Date
}

/** What owners do with their channels. A campaign’s channels are its organiser’s to keep. */
export interface OwnedChannels {
  /** By which browsers know pushes of this server. */
  readonly pushKey: string
  /** Adds a channel. What opens it is stored, and shown to nobody. */
  add(caller: Caller, input: NewChannel): Promise<AddedChannel>
  /** Removes a channel with all that waits for it. The one for mails stays. */
  remove(caller: Caller, input: ChannelRef): Promise<void>
  pause(caller: Caller, input: ChannelRef & { readonly paused: boolean }): Promise<void>
  /** Sends one message there, whatever the hour. */
  test(caller: Caller, input: ChannelRef): Promise<void>
  /** Gives a webhook a new secret. */
  renewSecret(caller: Caller, input: ChannelRef): Promise<RenewedSecret>
  /** Sends something once more that stands in the log of a webhook, with the same id, however old it is. */
  replay(caller: Caller, input: { readonly deliveryId: string }): Promise<void>
  /** What a channel is told, of one campaign or by default; null: nothing else than the default. */
  choose(
    caller: Caller,
    input: ChannelRef & { readonly campaignId: string | null; readonly kinds: readonly Kind[] | null },
  ): Promise<void>
  /** Notes that the caller knows what they were told up to one of its numbers. */
  acknowledge(caller: Caller, input: { readonly through: number }): Promise<void>
  /** A new secret address for the caller’s calendar, in place of the one before. The address is stored nowhere. */
  renewCalendar(caller: Caller, input: null): Promise<string>
  endCalendar(caller: Caller, input: null): Promise<void>
  /** When the caller gets their weekly digest; null: never. */
  setDigest(caller: Caller, digest: DigestHour | null): Promise<void>
  /** When nothing rings; null: it always may. */
  setQuietHours(caller: Caller, hours: QuietHours | null): Promise<void>
}
