export interface MailMessage {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Handed over again under the same id it is the same mail: its Message-ID is the same, and its file is written once. */
  readonly once?: { readonly id: string; readonly at: Date }
}

/** Hands over one message, or throws. */
export interface Carrier {
  carry(message: MailMessage): Promise<void>
  close(): void
}
