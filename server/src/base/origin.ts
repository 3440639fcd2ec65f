import type { IncomingMessage } from 'node:http'

/** Whether the request comes from a page of this site, or from a program, which sends no origin. A page elsewhere cannot forge `Host`. */
export const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string | null): boolean => {
  if (headers.origin === undefined) return true
  if (publicUrl) return headers.origin === new URL(publicUrl).origin
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host
}
