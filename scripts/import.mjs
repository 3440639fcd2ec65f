// npm run import -- FILE --organiser E-MAIL: brings an archived campaign into this house, to be read or played on.
import { runCommand } from './asked.mjs'

await runCommand('import')
