import { join } from 'node:path'
import { StartProblem } from '../base/startProblem.js'
import type { MailSettings } from './mail.js'

const smtpUrlOf = (text: string): string => {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text))
    throw new StartProblem(
      'SMTP_URL is not the address of a mail server: write it like smtps://name:password@mail.example, or smtp://localhost:25.',
    )
  return text
}

/** An address alone, or a name and an address in angle brackets. */
const senderOf = (text: string): string => {
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text.trim()))
    throw new StartProblem(
      `MAIL_FROM is "${text}", which is not an e-mail address: write it like Muster <muster@example.org>.`,
    )
  return text.trim()
}

/** @throws StartProblem with one sentence that names what to set */
export const mailSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  dataFolder: string,
): MailSettings => {
  const { SMTP_URL: url = '', MAIL_FROM: from = '' } = environment
  if (url !== '' && from === '')
    throw new StartProblem('SMTP_URL is set but MAIL_FROM is not: set it to the address that mails come from.')
  return {
    smtpUrl: url === '' ? null : smtpUrlOf(url),
    from: senderOf(from === '' ? 'Muster <muster@localhost>' : from),
    folder: join(dataFolder, 'mail'),
  }
}
