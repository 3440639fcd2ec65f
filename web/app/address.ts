/** Where this server is reached, for what names pages by their whole address: previews and the list for search engines. */
export const publicAddress = (): string =>
  process.env['MUSTER_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`
