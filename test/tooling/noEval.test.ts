import { expect, test, vi } from 'vitest'

test('nothing of the forms makes functions out of text, not even to try: the pages’ policy forbids it', async () => {
  const made: unknown[] = []
  const Real = Function
  vi.stubGlobal(
    'Function',
    new Proxy(Real, {
      construct: (target, given: unknown[]) => {
        made.push(given)
        return Reflect.construct(target, given) as object
      },
    }),
  )
  const before = Reflect.get(globalThis, '__zod_globalConfig') as object | undefined
  try {
    Reflect.deleteProperty(globalThis, '__zod_globalConfig')
    await import('../../web/instrumentation-client.js')
    const { z } = await import('zod')
    expect(z.object({ name: z.string().min(1) }).safeParse({ name: 'Map printer' }).success).toBe(true)
    expect(made).toEqual([])
  } finally {
    Object.assign(globalThis, { __zod_globalConfig: before })
    vi.unstubAllGlobals()
  }
})
