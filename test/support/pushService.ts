import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'

/** A browser with a subscription, as a server is told of it. */
export interface Browser {
  readonly url: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface Pushed {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Decrypted with the keys of its browser. */
  readonly payload: Readonly<Record<string, unknown>>
  /** What its token says, once its signature is proven by the key that came with it. */
  readonly token: { readonly aud: string; readonly exp: number; readonly sub: string }
  /** That key. */
  readonly key: string
}

export interface PushService {
  readonly origin: string
  readonly pushed: Pushed[]
  /** What it answers. */
  status: number
  headers: Readonly<Record<string, string>>
  subscribe(): Browser
  close(): Promise<void>
}

const partsOf = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

/** @throws Error unless the token is signed by the key that stands beside it (RFC 8292) */
const proven = (authorization: string): Pick<Pushed, 'token' | 'key'> => {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const right = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!right) throw new Error('the token is not signed by its key')
  return { token: partsOf(body) as Pushed['token'], key }
}

/** A push service on loopback, together with the browsers whose messages it can therefore read. */
export const openPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, { readonly ecdh: ECDH; readonly auth: string }>()
  const service: Omit<PushService, 'origin' | 'subscribe' | 'close'> = { pushed: [], status: 201, headers: {} }
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    const browser = browsers.get(path)
    try {
      if (!browser) throw new Error('nobody subscribed here')
      const { ecdh, auth } = browser
      const plain = ece.decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: ecdh, authSecret: auth })
      const headers = request.headers as Pushed['headers']
      const payload = JSON.parse(plain.toString()) as Pushed['payload']
      service.pushed.push({ path, headers, payload, ...proven(headers['authorization'] ?? '') })
      response.writeHead(service.status, service.headers).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return Object.assign(service, {
    origin,
    subscribe: (): Browser => {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const path = `/push/${randomBytes(9).toString('base64url')}`
      browsers.set(path, { ecdh, auth })
      return { url: origin + path, keys: { p256dh, auth } }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  })
}
