import type { Leak } from '../plantedLeaks.js'
import { bent, trigger } from '../plantedLeaks.js'
import type { Fault, OnItsWay } from './between.js'

type Alter = (answer: OnItsWay) => Partial<OnItsWay>

const ofAnswer = (channel: string, alter: Alter): Fault => ({
  channel,
  answer: (answer, hidden) => (hidden ? { ...answer, ...alter(answer) } : answer),
})

const isPage = ({ headers }: OnItsWay, type: string): boolean => headers['content-type']?.startsWith(type) ?? false

/** What an answer could tell beside its data. */
export const answerFaults: readonly Fault[] = [
  ofAnswer('a header', ({ headers }) => ({ headers: { ...headers, 'x-letters': '2' } })),
  ofAnswer('the value of a header', ({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-cache' } })),
  ofAnswer('what a browser is told to store', ({ headers }) => ({
    headers: { ...headers, 'set-cookie': 'letters=2' },
  })),
  ofAnswer('the length of a body', ({ body }) => ({ body: `${body}\n` })),
  ofAnswer('a status', ({ status, body }) => (body.includes('"errors"') ? { status: 203 } : { status })),
  ofAnswer('the text of an error', ({ body }) => ({
    body: body.replace('There is nothing here that', 'You have no place that'),
  })),
  ofAnswer('the code of an error', ({ body }) => ({ body: body.replace('"NOT_FOUND"', '"FORBIDDEN"') })),
  ofAnswer('the price of an answer', ({ body }) => ({ body: body.replace(/"requested":\d+/, '"requested":1') })),
  ofAnswer('the order of a list', ({ body }) => ({ body: body.replace(/("North".*)"South"/, '"South"$1') })),
  ofAnswer('the bytes of a page', (answer) =>
    isPage(answer, 'text/html') ? { body: answer.body.replace('<body', '<body data-letters="2"') } : {},
  ),
  ofAnswer('what a page asks for', (answer) =>
    isPage(answer, 'text/x-component') ? { body: `${answer.body}2\n` } : {},
  ),
  ofAnswer('which bundles a page names', (answer) =>
    isPage(answer, 'text/html') ? { body: answer.body.replaceAll(/chunks\/([\w-]+)\.css/g, 'chunks/$1-2.css') } : {},
  ),
]

const ofFrames = (channel: string, alter: (messages: readonly string[]) => readonly string[]): Fault => ({
  channel,
  frames: (messages, hidden) => (hidden ? alter(messages) : messages),
})

const isFrame = (text: string): boolean => text.includes('"type":"next"')

/** What the frames of a connection could tell beside what they say. */
export const frameFaults: readonly Fault[] = [
  ofFrames('how many frames come', (messages) => messages.flatMap((text) => (isFrame(text) ? [text, text] : [text]))),
  ofFrames('in which order frames come', (messages) => {
    const frames = messages.filter(isFrame).reverse()
    return messages.map((text) => (isFrame(text) ? (frames.shift() ?? text) : text))
  }),
]

/** What the server could tell in its answers, and when. */
export const worldLeaks: readonly Leak[] = [
  trigger('a field', 'draft', 'UPDATE muster.campaign SET vote_hours = vote_hours + 1 WHERE id = NEW.campaign;'),
  bent(
    'an argument',
    'its_letter_search',
    'muster.allowed_letters(_user, _campaign) a',
    '(SELECT l AS letter, false AS mine, l.sent_at AS at FROM muster.letter l WHERE l.campaign = _campaign) a',
  ),
  bent(
    'the refusal of a change',
    'complained_of',
    'FROM muster.allowed_letters(_user, _campaign) a WHERE',
    'FROM (SELECT l AS letter FROM muster.letter l WHERE l.campaign = _campaign) a WHERE',
  ),
]
