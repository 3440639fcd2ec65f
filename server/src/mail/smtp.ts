import { createTransport } from 'nodemailer'
import { contentOf } from './content.js'
import type { Carrier } from './message.js'

const seconds = 1_000

/** Connections stay open for a while: a group is told of a turn all at once. A server that does not answer is given up soon. */
export const smtpCarrier = (url: string, from: string): Carrier => {
  const transport = createTransport({
    ...{ url, pool: true, maxConnections: 3 },
    ...{ connectionTimeout: 15 * seconds, greetingTimeout: 15 * seconds, socketTimeout: 30 * seconds },
  })
  return {
    carry: async (message) => {
      await transport.sendMail(contentOf(message, from))
    },
    close: () => transport.close(),
  }
}
