import type { Mail } from '../../mail/mail.js'
import * as words from '../../messages/notifications.generated.js'
import type { Channel } from '../channel.js'

/** To the account's own address, if it is verified. Every mail can be stopped by one click, as RFC 8058 says. */
export const mailChannel = (mail: Mail, unsubscribe: (channelId: string) => string): Channel => ({
  kind: 'EMAIL',
  rings: true,
  deliver: async ({ id, at, words: { subject, lines, link }, channelId, address }) => {
    if (address === null) return { done: 'nobody', why: 'no verified address' }
    const stop = unsubscribe(channelId)
    const sent = await mail.send({
      ...{ to: address, subject, once: { id, at } },
      text: [...lines, words.more({ link }), '-- ', words.footer({ link: stop })].join('\n\n'),
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    })
    return sent ? { done: 'sent' } : { done: 'later', why: 'the mail server did not take it' }
  },
})
