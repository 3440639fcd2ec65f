import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number
}

export interface Span {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly traceId: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code?: number; readonly message?: string }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** What takes traces as a collector of OpenTelemetry does: OTLP over HTTP, as JSON. */
export interface Collector {
  readonly url: string
  /** All that was sent, word for word. */
  text(): string
  spans(): readonly Span[]
  resources(): readonly Span['attributes'][]
  close(): Promise<void>
}

export const openCollector = async (): Promise<Collector> => {
  const sent: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.on('end', () => {
      if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') sent.push(body)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const all = () => sent.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    text: () => sent.join('\n'),
    spans: () => all().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => all().map(({ resource }) => resource.attributes),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
