// npm run export -- CAMPAIGN [--out FILE] [--running]: one campaign in one file, which can be checked and read anywhere.
import { runCommand } from './asked.mjs'

await runCommand('export')
