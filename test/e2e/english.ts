import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import compile from 'icu-minify/compile'
import { type Pattern, patternsOf } from '../../server/src/messages/patterns.js'

const folders = ['web', 'server/src', 'rulesets/boltgun', 'rulesets/hex-1.4', 'rulesets/tabletop']

type Entry = string | Readonly<Record<'title' | 'text', string>>
type File = Readonly<Record<string, Readonly<Record<string, Entry>>>>

const fileOf = (folder: string, language: string): File =>
  JSON.parse(readFileSync(new URL(`../../${folder}/messages/${language}.json`, import.meta.url), 'utf8')) as File

const textsOf = (file: File): readonly string[] =>
  Object.values(file).flatMap((part) =>
    Object.values(part).flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.title, entry.text])),
  )

const [english, german] = ['en', 'de'].map((language) => folders.flatMap((folder) => textsOf(fileOf(folder, language))))
const pairs = (english ?? []).map((text, index) => [text, german?.[index] ?? ''] as const)
const isRule = (text: string): boolean => text.includes("'{") || text.length > 300

/** Of a sentence that German says otherwise, the ways to read it that German does not have. */
const patterns: readonly Pattern[] = pairs
  .filter(([en]) => !isRule(en))
  .flatMap(([en, de]) => {
    const alike = new Set(patternsOf(compile(de)).map(({ text }) => text.source))
    return patternsOf(compile(en)).filter(({ text }) => !alike.has(text.source))
  })
const inGerman = new Set(german)

/** Texts that a person reads or hears on the page, each as its element has it. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const put = (text: string | null | undefined): void => {
      const trimmed = text?.replaceAll(/\s+/g, ' ').trim()
      if (trimmed) found.add(trimmed)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) put(element.getAttribute(name))
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      for (const node of texts) put(node.textContent)
      if (texts.length > 0) put(element.textContent)
    }
    return [...found]
  })

/** Which of these texts is an English sentence of the message files that German says otherwise. */
export const englishAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter(
    (text) => !inGerman.has(text) && patterns.some(({ text: pattern, letters }) => letters > 3 && pattern.test(text)),
  )

/** What of it is on the page. */
export const englishOn = async (page: Page): Promise<readonly string[]> => englishAmong(await textsOn(page))
