import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOpen } from '../../server/src/notify/addresses.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'

const started: Server[] = []
const receiver = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener)
  started.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
afterEach(() => {
  for (const server of started.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const closed = [
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...[
    '192.168.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '239.1.2.3',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2002:7f00:1::',
    '2001::1',
  ],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '4000::1',
    'nonsense',
    '',
  ],
]

describe('addresses', () => {
  it.each(closed)('%s is not of the open internet', (address) => {
    expect(isOpen(address)).toBe(false)
  })

  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    '%s is',
    (address) => {
      expect(isOpen(address)).toBe(true)
    },
  )
})

describe('a request to the open internet', () => {
  const heard = vi.fn()
  const named = (...addresses: readonly string[]) =>
    openOutgoing({
      allowPrivate: false,
      resolve: (host) => {
        heard(host)
        return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
      },
    })

  it.each(closed.slice(0, -2))('by a name for %s is refused when it connects', async (address) => {
    const { send } = named(address)
    expect(await send({ url: 'https://club.example/secret?key=1', body: {} })).toEqual({
      unanswered: 'its address leads to a private network',
    })
    expect(heard).toHaveBeenCalledWith('club.example')
  })

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f.0.0.1/',
      'https://0177.0.0.1/',
      'https://[::1]/',
    ],
    ...[
      'https://[::ffff:127.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://169.254.169.254/latest',
      'https://0/',
      'https://１２７.0.0.1/',
    ],
  ])('to %s is refused, and not accepted before', async (url) => {
    const outgoing = named('1.1.1.1')
    expect(outgoing.accepts(url)).toBe(false)
    expect(await outgoing.send({ url, body: {} })).toEqual({ unanswered: 'its address leads to a private network' })
  })

  it.each([
    'http://club.example/',
    'ftp://club.example/',
    'https://me:word@club.example/',
    'file:///etc/passwd',
    'club.example',
    `https://club.example/${'x'.repeat(2000)}`,
  ])('to %s is none', async (url) => {
    const outgoing = named('1.1.1.1')
    expect(outgoing.accepts(url)).toBe(false)
    expect(await outgoing.send({ url, body: {} })).toEqual({ unanswered: 'its address is none that may be called' })
  })

  it('resolves a name once: a second answer cannot lead elsewhere', async () => {
    heard.mockClear()
    await named('::1', '127.0.0.1').send({ url: 'https://twice.example/', body: {} })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('a request on a private network, where the operator allows it', () => {
  const open = (patience = 5_000) => openOutgoing({ allowPrivate: true, patience })

  it('sends JSON and reads the answer', async () => {
    const got: unknown[] = []
    const port = await receiver((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        got.push([request.method, request.url, request.headers['content-type'], Buffer.concat(parts).toString()])
        response.writeHead(429, { 'Retry-After': '7' }).end('wait')
      })
    })
    const answered = await open().send({ url: `http://localhost:${String(port)}/a?b=c`, body: { kind: 'TEST' } })
    expect(answered).toEqual({ status: 429, text: 'wait', retryAfter: 7 })
    expect(got).toEqual([['POST', '/a?b=c', 'application/json', '{"kind":"TEST"}']])
  })

  it('follows no redirect', async () => {
    const asked: (string | undefined)[] = []
    const port = await receiver(({ url }, response) => {
      asked.push(url)
      response.writeHead(302, { Location: '/elsewhere' }).end()
    })
    expect(await open().send({ url: `http://127.0.0.1:${String(port)}/`, body: '' })).toMatchObject({ status: 302 })
    expect(asked).toEqual(['/'])
  })

  it('reads 64 KB of an answer without end', async () => {
    const port = await receiver((_, response) => {
      response.writeHead(200)
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(more))
      }
      more()
    })
    const answered = await open(60_000).send({ url: `http://127.0.0.1:${String(port)}/`, body: '' })
    expect('text' in answered && answered.text.length).toBe(64 * 1024)
  })

  it('gives up on who never answers, or never ends', async () => {
    const silent = await receiver(() => undefined)
    const endless = await receiver((_, response) => {
      response.writeHead(200)
      response.write('and')
    })
    for (const port of [silent, endless])
      expect(await open(200).send({ url: `http://127.0.0.1:${String(port)}/`, body: '' })).toEqual({
        unanswered: 'it did not answer in time',
      })
  })

  it('says why there was no answer without the address', async () => {
    const port = await receiver((request) => request.socket.destroy())
    const answered = await open().send({ url: `http://127.0.0.1:${String(port)}/secret?key=1`, body: '' })
    expect(answered).toEqual({ unanswered: 'it did not answer (ECONNRESET)' })
  })
})

it('a name that nobody has is unknown', async () => {
  const { send } = openOutgoing({ allowPrivate: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await send({ url: 'https://nobody.invalid/', body: {} })).toEqual({ unanswered: 'its name is unknown' })
})
