const firstOf = (text: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

// Chrome's name stands in those of all that are built on it, and Safari's in Chrome's.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const

/** What people call what a browser says of itself; null: it is none that we know. */
export const deviceOf = (agent: string): { readonly browser: string; readonly system: string } | null => {
  const [browser, system] = [firstOf(agent, browsers), firstOf(agent, systems)]
  return browser !== null && system !== null ? { browser, system } : null
}
