import { headersOf, type Identity, send } from '../client.js'

/** What of an answer is its hour or its request's own. */
const passing = new Set(['date', 'x-request-id'])

/**
 * What chance makes, and nothing else, is left out where two worlds are compared: ids and the cursors that they stand in, keys with what they sign, hashes, hours, and numbers of requests.
 */
export const plainly = (text: string, campaignId: string): string =>
  text
    .replaceAll(campaignId, '#campaign')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/chronicle\/)[0-9a-f]{32}/g, '#id')
    // Of accounts, sessions and tokens; and each world's people have addresses of their own.
    .replaceAll(/(?<="id":")[A-Za-z0-9]{32}(?=")/g, '#id')
    .replaceAll(/(?<="prefix":"muster_)[\w-]{4}(?=")/g, '#key')
    .replaceAll(/(?<=@)\d{3}(?=\.example\.org)/g, '#world')
    .replaceAll(/"(cursor|startCursor|endCursor)":"[^"]*"/g, '"$1":"#id"')
    .replaceAll(/"(publicKey|privateKey|signature)":"[^"]*"/g, '"$1":"#key"')
    .replaceAll(/[0-9a-f]{64}|(?<=Record )[0-9a-f]{12}/g, '#hash')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)|\d{8}T\d{6}Z/g, '#hour')
    .replaceAll(/(\w{3} )?\d{1,2} \w{3} \d{4}, \d\d:\d\d( in [A-Za-z/]+)?/g, '#hour')
    .replaceAll(/(?<=reference )[0-9a-f]{16}|(?<=")[\w-]{21}(?=[vm]",\{"children")/g, '#request')

interface Request {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Left out: it is got. */
  readonly body?: string
}

/** One answer as it came: status, headers, length and body. */
export const answerTo = async (url: string, who: Identity, { path, headers, body }: Request): Promise<string> => {
  const answer = await send(`${url}${path}`, {
    ...(body === undefined ? { method: 'GET' as const } : { body }),
    headers: {
      'accept-encoding': 'gzip',
      ...headersOf(who),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  const kept = Object.entries(answer.headers).filter(([name]) => !passing.has(name))
  const { status, text } = answer
  const whole = `${String(status)} ${JSON.stringify(kept.sort())} ${String(text.length)} ${text}`
  // A page's scripts are let run by a number of their own in each answer.
  const policy = String(answer.headers['content-security-policy'] ?? '')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return nonce === undefined ? whole : whole.replaceAll(nonce, '#nonce')
}
