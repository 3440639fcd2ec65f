import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/src/config.js'
import { addressFinder, type TrustProxy } from '../../server/src/http/address.js'
import { StartProblem } from '../../server/src/base/startProblem.js'

const from = (trust: TrustProxy, remoteAddress: string, forwarded?: string): string =>
  addressFinder(trust)({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

describe('a caller’s address', () => {
  it('is the other end of the connection, whatever he claims', () => {
    expect(from(0, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
    expect(from(0, '::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('is what the last trusted proxy saw', () => {
    expect(from(1, '10.0.0.1', '9.9.9.9, 203.0.113.9')).toBe('203.0.113.9')
    expect(from(2, '10.0.0.1', '9.9.9.9, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
    expect(from(2, '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  })

  it('is believed only of proxies with the stated addresses', () => {
    const trusted = ['10.0.0.0/8', '::1']
    expect(from(trusted, '::ffff:10.1.2.3', '9.9.9.9, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
    expect(from(trusted, '203.0.113.7', '9.9.9.9')).toBe('203.0.113.7')
    expect(from(trusted, '::1', 'nonsense')).toBe('0:0:0:0::/64')
  })

  it('of IPv6 is that of the household', () => {
    expect(from(0, '2001:db8:1:2:aaaa::1')).toBe(from(0, '2001:db8:1:2::bbbb'))
    expect(from(0, '2001:db8:1:2::1')).not.toBe(from(0, '2001:db8:1:3::1'))
  })
})

describe('what a host sets', () => {
  const base = { MUSTER_SECRET: 'x'.repeat(32), MUSTER_DATA: '/tmp' }
  it('is read', () => {
    expect(readConfig(base)).toMatchObject({ host: null, trustProxy: 0, signUp: 'open' })
    expect(readConfig({ ...base, MUSTER_HOST: '127.0.0.1', MUSTER_TRUST_PROXY: '2' })).toMatchObject({
      host: '127.0.0.1',
      trustProxy: 2,
    })
    expect(readConfig({ ...base, MUSTER_HOST: '::1', MUSTER_TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      host: '::1',
      trustProxy: ['10.0.0.0/8', '::1'],
    })
  })

  it.each([
    { MUSTER_HOST: 'http://here' },
    { MUSTER_HOST: 'localhost:3000' },
    { MUSTER_TRUST_PROXY: 'yes' },
    { MUSTER_TRUST_PROXY: '10.0.0.0/33' },
    { MUSTER_TRUST_PROXY: '-1' },
    { MUSTER_SIGNUP: 'yes' },
  ])('is refused with a sentence: %j', (wrong) => {
    const [name = ''] = Object.keys(wrong)
    expect(() => readConfig({ ...base, ...wrong })).toThrow(StartProblem)
    expect(() => readConfig({ ...base, ...wrong })).toThrow(name)
  })
})
