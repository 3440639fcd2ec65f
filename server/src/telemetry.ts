import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { whereOf } from './base/log.js'
import { requestId } from './base/request.js'
import { type Facts, setTracer } from './base/trace.js'
import { traceStatements } from './db/statements.js'

/** Where steps are sent, and under which name. */
export interface Telemetry {
  readonly endpoint: string
  readonly service: string
}

const attributesOf = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [`muster.${key}`, value]))

/**
 * Sends the steps of requests, resolutions and jobs to a collector. Loaded only where one is configured; what else is set about it (headers, sampling) the library reads
 * from the environment by itself.
 */
export const openTelemetry = ({ endpoint, service }: Telemetry): { close(): Promise<void> } => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('muster')
  setTracer((name, facts) => {
    const request = requestId()
    const span = tracer.startSpan(name, {
      kind: name.startsWith('request ') ? SpanKind.SERVER : SpanKind.INTERNAL,
      attributes: { ...attributesOf(facts), ...(request !== null && { 'muster.request': request }) },
    })
    return {
      inside: (run) => context.with(trace.setSpan(context.active(), span), run),
      end: (more, error) => {
        span.setAttributes(attributesOf(more))
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          // What it says may quote a secret.
          span.setAttribute('error.type', whereOf(error).error)
        }
        span.end()
      },
    }
  })
  const stop = traceStatements()
  return {
    close: async () => {
      stop()
      setTracer(null)
      // A collector that does not answer keeps no server from stopping.
      await provider.shutdown().catch(() => undefined)
      context.disable()
    },
  }
}
