import { badInput } from '../base/problems.js'
import * as words from '../messages/channelSetUp.generated.js'
import type { ChannelOwner, SetUp } from './channel.js'

/** What a chat program's addresses look like. */
export interface ChatAddress {
  readonly kind: 'DISCORD' | 'SLACK'
  readonly hosts: readonly string[]
  readonly path: RegExp
  /** Parts of the query that mean something to it. */
  readonly query?: readonly string[]
  /** Also on hosts that the operator allows, where other programs take the same messages. */
  readonly elsewhere: RegExp
  /** Ids of who may be mentioned; left out: nobody is. */
  readonly mention?: RegExp
}

const owners: readonly ChannelOwner[] = ['PERSON', 'CAMPAIGN']

const longest = 500

/** Hosts are given by the operator, too: by name, with the port if it is not the usual one; `*`: all. */
export const chatSetUp = (
  address: ChatAddress,
  allowed: readonly string[],
  accepts: (url: string) => boolean,
): SetUp => {
  const { kind, hosts, path, query = [], elsewhere, mention: ids } = address
  const isOurs = (text: string): boolean => {
    if (text.length > longest || !URL.canParse(text) || !accepts(text)) return false
    const { protocol, host, pathname, searchParams } = new URL(text)
    if (![...searchParams.keys()].every((key) => query.includes(key))) return false
    if (protocol === 'https:' && hosts.includes(host)) return path.test(pathname)
    return (allowed.includes('*') || allowed.includes(host)) && elsewhere.test(pathname)
  }
  return {
    owners,
    mentions: ids !== undefined,
    open: ({ url, mention }) => {
      const text = url?.trim() ?? ''
      if (!isOurs(text)) throw badInput(words.chatAddress({ kind }), 'url')
      if (mention && !ids?.test(mention)) throw badInput(words.mentionId(), 'mention')
      const { origin, host, pathname, search } = new URL(text)
      return { settings: { url: `${origin}${pathname}${search}`, shown: host, ...(mention && { mention }) } }
    },
  }
}
