import type { Mail } from '../../server/src/mail/mail.js'
import type { MailMessage } from '../../server/src/mail/message.js'
import { eventually } from './eventually.js'

/** Mails that go no further than this. */
export interface Mailbox extends Mail {
  to(address: string): readonly MailMessage[]
  /** The newest mail to an address whose subject fits, once it is there. */
  newest(address: string, subject: RegExp): Promise<MailMessage>
}

export const openMailbox = (): Mailbox => {
  const sent: MailMessage[] = []
  const to = (address: string): readonly MailMessage[] => sent.filter((mail) => mail.to === address)
  return {
    send: (mail) => {
      sent.push(mail)
      return Promise.resolve(true)
    },
    to,
    newest: async (address, subject) => {
      const fitting = (): Promise<MailMessage | undefined> =>
        Promise.resolve(
          to(address)
            .filter((mail) => subject.test(mail.subject))
            .at(-1),
        )
      const found = await eventually(fitting, (mail) => mail !== undefined, 10)
      if (!found) throw new Error(`no mail to ${address} about ${String(subject)}`)
      return found
    },
    close: () => Promise.resolve(),
  }
}
