// npm run restore -- FILE: makes a house of a backup, in an empty data folder or database.
import { runCommand } from './asked.mjs'

await runCommand('restore')
