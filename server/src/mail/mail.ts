import { memberOf } from '../base/memberOf.js'
import { logFault } from '../base/log.js'
import { folderCarrier } from './folder.js'
import type { MailMessage } from './message.js'
import { smtpCarrier } from './smtp.js'

export interface MailSettings {
  /** An SMTP server as nodemailer writes its address; null: mails are written to the folder. */
  readonly smtpUrl: string | null
  readonly from: string
  readonly folder: string
}

export interface Mail {
  /** Never throws: nobody is refused anything because of a mail. False if it could not be handed over; the log says why. */
  send(message: MailMessage): Promise<boolean>
  /** Waits for what is in progress. */
  close(): Promise<void>
}

/** A mail server's answer contains people's names: only its codes are kept. */
const reasonOf = (error: unknown): string => {
  const codes = ['code', 'responseCode'].flatMap((key) => {
    const code = memberOf(error, key)
    return typeof code === 'string' || typeof code === 'number' ? [String(code)] : []
  })
  return codes.length > 0 ? codes.join(' ') : 'no code'
}

export const openMail = (settings: MailSettings): Mail => {
  const { smtpUrl, from, folder } = settings
  const carrier = smtpUrl === null ? folderCarrier(folder, from) : smtpCarrier(smtpUrl, from)
  const underWay = new Set<Promise<boolean>>()
  const attempt = async (message: MailMessage): Promise<boolean> => {
    try {
      await carrier.carry(message)
      return true
    } catch (error) {
      logFault(`a mail was not sent (${reasonOf(error)})`)
      return false
    }
  }
  return {
    send: (message) => {
      const sending = attempt(message).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sending
    },
    close: async () => {
      await Promise.all(underWay)
      carrier.close()
    },
  }
}
