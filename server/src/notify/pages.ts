import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/unsubscribe.generated.js'
import { plainPage, plainPagePolicy } from './plainPage.js'
import type { Unsubscribe } from './unsubscribe.js'

export interface NotifyPages {
  /** Whether the path is one of these. */
  has(path: string): boolean
  handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>
}

const unsubscribing = '/unsubscribe/'

const send = (response: ServerResponse, status: number, inside: string): void => {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': plainPagePolicy,
  })
  response.end(plainPage(inside))
}

/**
 * What is opened without signing in. Looking at a link changes nothing, since programs that check mails follow every link in them; the button of the page, or
 * the mail program’s own, stops the mails.
 */
export const openNotifyPages = (unsubscribe: Unsubscribe, stop: (channelId: string) => Promise<void>): NotifyPages => ({
  has: (path) => path.startsWith(unsubscribing),
  handle: async (path, { method }, response) => {
    const channelId = unsubscribe.channelOf(path.slice(unsubscribing.length))
    if (channelId === null) send(response, 404, `<p>${words.unknown()}</p>`)
    else if (method === 'POST') {
      await stop(channelId)
      send(response, 200, `<p>${words.done()}</p>`)
    } else send(response, 200, `<form method="post"><p>${words.ask()}</p><button>${words.press()}</button></form>`)
  },
})
