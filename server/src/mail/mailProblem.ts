import { createTransport } from 'nodemailer'
import { memberOf } from '../base/memberOf.js'

const patience = 10_000

/** Signs in to a mail server and sends nothing. Null: it let us in; otherwise its code, which tells nobody's name. */
export const mailProblem = async (url: string): Promise<string | null> => {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const code = memberOf(error, 'code')
    return typeof code === 'string' ? code : 'no code'
  } finally {
    transport.close()
  }
}
