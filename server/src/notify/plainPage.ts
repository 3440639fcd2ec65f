import { createHash } from 'node:crypto'
import * as words from '../messages/unsubscribe.generated.js'

/** Paper by day and dark by night, in the colours and proportions of web/ui/tokens.css; without the fonts, which would be further requests. */
const style = `
:root { color-scheme: light dark; --paper: #f4efe3; --ink: #182234; --line: #d3c9b4; --on-ink: #fbf7ee; --focus: #1d5fb8; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1819; --ink: #d5e8d8; --line: #2b3c3c; --on-ink: #0f1819; --focus: #7fc0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem / 1.5 'Source Serif 4', 'Source Serif Pro', Georgia, serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 1px solid var(--line); }
main { padding-top: 2.25rem; }
header, h1, button { font-family: 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif; font-weight: 600; }
h1 { margin: 0 0 0.75rem; font-size: 2.203rem; line-height: 1.1; }
p { margin: 0 0 1.5rem; }
a { color: inherit; }
button { min-height: 2.75rem; padding: 0.3rem 1rem 0.36rem; border: 1px solid var(--ink); border-radius: 2px; background: var(--ink); color: var(--on-ink); font-size: 1.0625rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`

/** Nothing is loaded and no script runs: the one style is named by its hash. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  ...["form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"],
].join('; ')

/** A page of its own, for those who are not signed in. */
export const plainPage = (inside: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title()}</title><style>${style}</style></head>
<body><header><a href="/">Muster</a></header><main><h1>${words.heading()}</h1>${inside}</main></body>
</html>
`
