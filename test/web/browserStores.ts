/** Of a browser's storage what pages use of it; its keys are its own, as a browser's are. */
export const memoryStorage = (): Storage => {
  const held: Record<string, unknown> = {}
  const hide = (name: string, value: unknown): void => void Object.defineProperty(held, name, { value })
  hide('getItem', (key: string) => held[key] ?? null)
  hide('setItem', (key: string, value: string) => (held[key] = value))
  hide('removeItem', (key: string) => Reflect.deleteProperty(held, key))
  hide('clear', () => {
    for (const key of Object.keys(held)) Reflect.deleteProperty(held, key)
  })
  return held as never
}

const base = 'https://here.example'
const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), base).href

class MemoryCache {
  readonly #held = new Map<string, Response>()
  match = (request: RequestInfo) => Promise.resolve(this.#held.get(urlOf(request))?.clone())
  put = (request: RequestInfo, response: Response) => Promise.resolve(void this.#held.set(urlOf(request), response))
  delete = (request: RequestInfo) => Promise.resolve(this.#held.delete(urlOf(request)))
  keys = () => Promise.resolve([...this.#held.keys()].map((url) => new Request(url)))
}

/** A browser's caches, and the addresses that are in each. */
export const memoryCaches = () => {
  const held = new Map<string, MemoryCache>()
  const open = (name: string): Promise<MemoryCache> => {
    const cache = held.get(name) ?? new MemoryCache()
    held.set(name, cache)
    return Promise.resolve(cache)
  }
  const caches = {
    open,
    keys: () => Promise.resolve([...held.keys()]),
    delete: (name: string) => Promise.resolve(held.delete(name)),
  }
  const kept = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
    const rows = [...held].map(async ([name, cache]) => {
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
      return [name, paths.sort()] as const
    })
    return Object.fromEntries(await Promise.all(rows))
  }
  return { caches, kept }
}
