/** Parts of the page that its browser has loaded: scripts, styles and fonts, which never change under their names. */
const loaded = (): readonly string[] => {
  const own = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(own)].filter((name) => name.startsWith(`${location.origin}/_next/static/`))
}

/** Has the reference kept for when there is no network: this page and its parts, and nothing else. Without leave to do so it is read like every other page. */
export const keepForLater = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/reference.sw.js', { scope: '/reference' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: loaded() })
  } catch {
    // A browser that keeps nothing (private windows, policies) shows the page all the same.
  }
}
