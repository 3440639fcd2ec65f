import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** Which proxies are in front of the server: none, so many, or these addresses and networks. */
export type TrustProxy = number | readonly string[]

/** The parts of a request that are used here. */
interface Request {
  readonly headers: IncomingMessage['headers']
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** An IPv6 household has 2^64 addresses: it counts as one. IPv4 addresses written as IPv6 stay what they are. */
const grouped = (address: string): string => {
  const bare = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return `${[...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':')}::/64`
}

/** Reads networks like `10.0.0.0/8` and single addresses; null: one of them is neither. */
export const networksOf = (names: readonly string[]): BlockList | null => {
  const list = new BlockList()
  for (const name of names) {
    const [address = '', bits] = name.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const widest = family === 'ipv4' ? 32 : 128
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= widest))) return null
    list.addSubnet(address, bits === undefined ? widest : Number(bits), family)
  }
  return list
}

/** Whether what such an address says of a request is believed, so many hops from here. */
export const trusted = (trust: TrustProxy): ((address: string, hops: number) => boolean) => {
  if (typeof trust === 'number') return (_, hops) => hops < trust
  const known = networksOf(trust)
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(bare) !== 0 && (known?.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6') ?? false)
  }
}

/** Finds the caller's network address: only trusted proxies are believed, nearest first. */
export const addressFinder = (trust: TrustProxy): ((request: Request) => string) => {
  const isTrusted = trusted(trust)
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '127.0.0.1'
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    for (let hops = 0; isTrusted(address, hops); hops += 1) {
      const before = forwarded.pop()?.trim() ?? ''
      if (isIP(before) === 0) break
      address = before
    }
    return grouped(address)
  }
}
