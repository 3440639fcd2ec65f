import { lookup, Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

export interface Address {
  readonly address: string
  readonly family: 4 | 6
}

/** Whether an IP address is one of the open internet: not of this machine, of a private network, of a carrier’s, or for some other special use. */
export const isOpen = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  // IPv4 addresses in the form of IPv6 are judged as what they are; no other part of IPv6 than 2000::/3 is given out.
  const judged = ipaddr.process(address)
  return judged.range() === 'unicast' && (judged instanceof ipaddr.IPv4 || (judged.parts[0] ?? 0) >> 13 === 1)
}

/** Node resolves names of this machine’s own files in threads that other work needs, so a name server that is slow would hold it up. */
const patient = { timeout: 2_000, tries: 2 }

/** Finds the addresses of a host. `own`: names that only this machine knows are found too. */
export const addressesOf =
  (own: boolean) =>
  async (host: string): Promise<readonly Address[]> => {
    if (own) {
      const found = await lookup(host, { all: true })
      return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
    }
    const resolver = new Resolver(patient)
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 as const })) : []),
    ]
  }
