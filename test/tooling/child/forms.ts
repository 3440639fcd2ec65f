// Loads the library of forms as a page does, and writes how often it made a function out of text.
let made = 0
globalThis.Function = new Proxy(Function, {
  construct: (target, given: unknown[]) => {
    made += 1
    return Reflect.construct(target, given) as object
  },
})
await import('../../../web/instrumentation-client.js')
const { formShape } = await import('../../../web/app/create/input.js')
const answers = [{ name: 'A long war' }, { name: '' }].map((form) => formShape.safeParse(form).success)
console.log(JSON.stringify({ made, answers }))
