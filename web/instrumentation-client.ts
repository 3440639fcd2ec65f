/**
 * The library that checks forms tries out whether it may make functions out of text, which the pages' policy forbids and browsers report. It is told
 * before it is loaded, by the place where it keeps its settings: to load it here would weigh on every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
