// Loads the library of forms as a page does, and writes how often it made a function out of text.
let made = 0
globalThis.Function = new Proxy(Function, {
  construct: (target, given: unknown[]) => {
    made += 1
    return Reflect.construct(target, given) as object
  },
})
await import('../../../web/instrumentation-client.js')
const { nameShape } = await import('../../../web/app/create/input.js')
const answers = ['A long war', ''].map((name) => nameShape().safeParse(name).success)
console.log(JSON.stringify({ made, answers }))
