'use client'

import { type Language, language } from '@muster/rulesets/kit/language.js'
import { useMutation } from 'urql'
import * as words from '../messages/language.generated.js'
import { accountsName, chooseLanguage, ownNames, setLanguage } from '../api/ownLanguage.js'
import { useSession } from '../api/session.js'

/** For visitors this browser keeps the choice, and for who is signed in also their account. */
export function LanguageMenu() {
  const { user } = useSession()
  const [, set] = useMutation(setLanguage)
  const choose = async (chosen: Language): Promise<void> => {
    if (!user || (await set({ language: accountsName(chosen) })).data) chooseLanguage(chosen)
  }
  return (
    <nav className="a-languages" aria-label={words.label()}>
      {ownNames.map(([one, name]) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === language() ? 'true' : undefined}
          onClick={() => void choose(one)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
