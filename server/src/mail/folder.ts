import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { contentOf } from './content.js'
import type { Carrier, MailMessage } from './message.js'

/** In the order in which they were sent. */
const nameOf = ({ once }: MailMessage): string =>
  `${(once?.at ?? new Date()).toISOString().replaceAll(':', '-')}-${once?.id ?? randomBytes(4).toString('hex')}.eml`

/** For a host without a mail server: each mail is a file that only the host may read, because it may contain a link that opens an account. */
export const folderCarrier = (folder: string, from: string): Carrier => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    carry: async (message) => {
      const { message: content } = await transport.sendMail(contentOf(message, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = nameOf(message)
      // Whole or not at all, whenever the process ends.
      const part = join(folder, `.${name}-${randomBytes(4).toString('hex')}`)
      await writeFile(part, content, { mode: 0o600, flag: 'wx' })
      await rename(part, join(folder, name))
    },
    close: () => transport.close(),
  }
}
