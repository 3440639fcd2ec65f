import { escape } from './text.mjs'

const item = ({ address, title }, here) =>
  `<li><a href="${address}"${address === here ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`

/** A whole page. English alone, like the schema that it tells of. */
export const framed = ({ title, about, html, address }, { sections, assets }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Muster for tools</title>
<meta name="description" content="${escape(about.replaceAll(/\s+/g, ' ').slice(0, 160))}">
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style}">
<script src="${assets.script}"></script>
</head>
<body>
<a class="d-skip" href="#main">Skip to the page</a>
<header class="d-header">
<a class="d-brand" href="/">Muster</a>
<a class="d-home" href="/docs"${address === '/docs' ? ' aria-current="page"' : ''}>For tools</a>
<a class="d-to-contents" href="#contents">Contents</a>
<search class="d-search" data-index="${assets.index}" hidden>
<label for="d-words">Search</label>
<input id="d-words" type="search" autocomplete="off" spellcheck="false" placeholder="type, field, word" aria-controls="d-found">
<p id="d-count" role="status"></p>
<ul id="d-found"></ul>
</search>
</header>
<div class="d-frame">
<main id="main">
${html}
</main>
<nav id="contents" aria-label="Contents">
${sections.map(({ title: name, links }) => `<h2>${escape(name)}</h2>\n<ul>${links.map((link) => item(link, address)).join('')}</ul>`).join('\n')}
</nav>
</div>
<footer class="d-footer"><p>Made from the schema and the pages of this version of Muster. In English alone. <a href="/">To the campaigns</a></p></footer>
</body>
</html>
`
