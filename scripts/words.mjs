import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { inRoot, root } from './paths.mjs'

// Written in halves, so that this file does not report itself.
const strays = [
  {
    what: 'a path of one machine',
    pattern: new RegExp(
      `(^|[\\s'"\`(=:])/(${['wo' + 'rk', 'ro' + 'ot', 'ho' + 'me', 'Us' + 'ers', 'tm' + 'p'].join('|')})/[\\w.-]`,
    ),
  },
  {
    what: 'the address of a package registry',
    pattern: new RegExp(
      `https?://[^\\s"']*(${['registry\\.', 'artif' + 'actory', 'ver' + 'daccio', 'nex' + 'us\\.'].join('|')})`,
    ),
  },
  {
    what: 'a reminder left in the text',
    pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`),
  },
]

/**
 * Complaints, one per line with file and number; empty if there are none.
 * @returns {string[]}
 */
export function strayWords(files = trackedFiles()) {
  return files.flatMap((file) => complaintsAbout(file, read(file)))
}

/** @returns {string[]} */
export function complaintsAbout(file, text) {
  return text.split('\n').flatMap((line, index) => {
    return strays.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${file}:${index + 1} contains ${what}`)
  })
}

// Tracked or new files, but no ignored ones.
function trackedFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(list.split('\0'))].filter(
    // What is frozen was read when it was a source.
    (file) =>
      file !== '' &&
      !file.startsWith('rulesets/frozen/') &&
      statSync(inRoot(file), { throwIfNoEntry: false })?.isFile(),
  )
}

function read(file) {
  const content = readFileSync(inRoot(file))
  return content.includes(0) ? '' : content.toString('utf8')
}
