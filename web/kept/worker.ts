import { language } from '@muster/rulesets/kit/language.js'
import * as words from '../messages/unreached.generated.js'

/** The one service worker, told in the reader's language what it says where a page is neither kept nor reached. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => {
  const said = {
    ...{ language: language(), title: words.title(), text: words.text() },
    ...{ again: words.again(), campaigns: words.campaigns(), reference: words.reference() },
  }
  return navigator.serviceWorker.register(`/sw.js?${new URLSearchParams(said).toString()}`)
}
