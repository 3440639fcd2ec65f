// npm run backup [-- FILE]: everything that this server holds, in one file, while it runs or not.
import { runCommand } from './asked.mjs'

await runCommand('backup')
