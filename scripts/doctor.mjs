// npm run doctor [-- --json]: says what is wrong with this installation and what to do. Ends with code 0 only if all is well.
import { runCommand } from './asked.mjs'

await runCommand('doctor')
