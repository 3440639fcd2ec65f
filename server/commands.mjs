// What is asked of the built server at a shell, read from its arguments: by npm scripts, and by command.mjs where only the server is installed.
import { parseArgs } from 'node:util'

class Mistyped extends Error {
  name = 'ScriptProblem'
}

const oneOf = (argv, options, missing) => {
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
  const [one] = positionals
  if (one === undefined || positionals.length > 1) throw new Mistyped(missing)
  return { one, values }
}

/** Each reads arguments, and says what is done with the server: it comes to an exit code, or to nothing if all is well. */
export const commands = {
  backup:
    ([file = null]) =>
    (server) =>
      server.backup(file),
  restore: ([file]) => {
    if (file === undefined) throw new Mistyped('Name the backup: restore FILE')
    return (server) => server.restore(file)
  },
  move: ([to]) => {
    if (!['database', 'folder'].includes(to)) throw new Mistyped('Say where: move database, or move folder')
    return (server) => server.move(to)
  },
  doctor:
    ([asked]) =>
    async (server) =>
      (await server.doctor(asked === '--json')) ? 0 : 1,
  export: (argv) => {
    const options = { out: { type: 'string' }, running: { type: 'boolean', default: false } }
    const missing = 'Name one campaign, by the id in the address of its page: export CAMPAIGN'
    const { one: campaign, values } = oneOf(argv, options, missing)
    return (server) => server.exportCampaign({ campaign, out: values.out ?? null, running: values.running })
  },
  import: (argv) => {
    const missing =
      'Name the archive, and the address of the account that organises the campaign here: import FILE --organiser name@example.org'
    const { one: file, values } = oneOf(argv, { organiser: { type: 'string' } }, missing)
    if (!values.organiser?.includes('@')) throw new Mistyped(missing)
    return (server) => server.importCampaign(file, values.organiser)
  },
  verify: (argv) => {
    const missing = 'Name the archive: verify FILE, and with --head HEAD a head that you were shown'
    const { one: file, values } = oneOf(argv, { head: { type: 'string', multiple: true, default: [] } }, missing)
    return (server) => server.verify(file, values.head)
  },
}

/** What a command ends with that fails: of `verify` 1 says that something is wrong in the archive. */
export const failureOf = (command) => (command === 'verify' ? 2 : 1)
