const needed = [20, 19]

/** Ends the process with one sentence if the packages do not run on this version of Node. */
export function refuseOldNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  console.error(
    `Muster needs Node ${needed.join('.')} or newer and this is Node ${version}: install a newer one from nodejs.org.`,
  )
  process.exit(1)
}
