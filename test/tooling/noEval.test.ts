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
    const { formShape } = await import('../../web/app/create/input.js')
    expect(formShape.safeParse({ name: 'A long war' }).success).toBe(true)
    expect(formShape.safeParse({ name: '' }).success).toBe(false)
    expect(made).toEqual([])
  } finally {
    Object.assign(globalThis, { __zod_globalConfig: before })
    vi.unstubAllGlobals()
  }
})
