// The only script of these pages: the reader's choice of light, and the search.
const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
if (theme) document.documentElement.dataset.theme = theme

const most = 30

/** The better it fits, the lower: a name as a whole, its beginning, its last part, a part of it, the text. */
const rankOf = ({ title, text }, words) => {
  const name = title.toLowerCase()
  const all = `${name} ${text.toLowerCase()}`
  if (!words.every((word) => all.includes(word))) return null
  const [first] = words
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (name === first || last === first) return 0
  if (name.startsWith(first) || last.startsWith(first)) return 1
  return name.includes(first) ? 2 : 3
}

const search = (entries, typed) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank - b.rank || a.entry.title.length - b.entry.title.length)
    .map(({ entry }) => entry)
}

const shown = ({ title, address, text }) => {
  const link = document.createElement('a')
  link.href = address
  link.textContent = title
  const about = document.createElement('span')
  about.textContent = text.length > 90 ? `${text.slice(0, 88)} …` : text
  const item = document.createElement('li')
  item.append(link, ' ', about)
  return item
}

const open = () => {
  const box = document.querySelector('.d-search')
  const [input, list, count] = ['#d-words', '#d-found', '#d-count'].map((name) => document.querySelector(name))
  let entries = null
  const index = () => (entries ??= fetch(box.dataset.index).then((answer) => answer.json()))
  const show = async () => {
    const typed = input.value
    const found = typed.trim() === '' ? [] : search(await index(), typed)
    if (input.value !== typed) return
    list.replaceChildren(...found.slice(0, most).map(shown))
    count.textContent = typed.trim() === '' ? '' : found.length === 0 ? 'Nothing found.' : `${found.length} found`
  }
  input.addEventListener('focus', index, { once: true })
  input.addEventListener('input', show)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && box.contains(document.activeElement)) {
      input.value = ''
      void show()
      input.focus()
    } else if (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '')) {
      event.preventDefault()
      input.focus()
    }
  })
  box.hidden = false
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open)
else open()
