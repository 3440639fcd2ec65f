import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Offered {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

interface How {
  /** Of the page that asks. */
  readonly origin: string
  /** False: whoever holds the device did not unlock it. */
  readonly unlocked?: boolean
}

/** A device that makes one passkey and signs with it, as WebAuthn describes. */
export interface Authenticator {
  create(offered: Offered, how: How): object
  get(offered: Offered, how: How): object
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

const publicKeyOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, text: string): Buffer =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(text, 'base64url')])
  // COSE: an elliptic curve key for ES256 on P-256.
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

const bytes = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value])

export const openAuthenticator = (): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const dataFor = (party: string, unlocked: boolean, attested: boolean): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (unlocked ? 0x04 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(party), Buffer.from([flags]), count])
  }
  const answer = (response: object): object => ({
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
    ...{ clientExtensionResults: {}, response },
  })
  return {
    create: ({ challenge, rp }, { origin, unlocked = true }) => {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        dataFor(rp?.id ?? '', unlocked, true),
        ...[Buffer.alloc(16), length, id, publicKeyOf(publicKey)],
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get: ({ challenge, rpId = '' }, { origin, unlocked = true }) => {
      const data = dataFor(rpId, unlocked, false)
      const client = clientData('webauthn.get', challenge, origin)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
