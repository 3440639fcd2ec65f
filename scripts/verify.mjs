// npm run verify -- FILE [--head HEAD]: plays an archived campaign again and checks everything in it. Ends with 0: all is well, 1: something is wrong, 2: it could not be checked.
import { runCommand } from './asked.mjs'

await runCommand('verify')
