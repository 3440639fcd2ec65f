import type { MailMessage } from './message.js'

/** In nodemailer’s terms. The receiver is one address and never a list; no text can make it read a file or a page. */
export const contentOf = ({ to, subject, text, html, headers, once }: MailMessage, from: string) => ({
  ...{ from, to: { name: '', address: to }, subject, text },
  ...(html !== undefined && { html }),
  headers: { ...headers },
  ...(once && { messageId: `<${once.id}@${from.replace(/^.*@|>.*$/g, '')}>`, date: once.at }),
  ...{ disableFileAccess: true, disableUrlAccess: true },
})
