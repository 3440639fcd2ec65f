'use client'

import { useMutation } from 'urql'
import * as words from '../../messages/language.generated.js'
import { type AccountLanguage, accountsName, chooseLanguage, ownNames, setLanguage } from '../../api/ownLanguage.js'
import { Trouble } from '../../shell/Trouble.js'
import { Field, Select } from '../../ui/index.js'

/** In which language the account reads, and is written to. */
export function LanguageForm({ language }: { readonly language: AccountLanguage | null }) {
  const [{ error, fetching }, set] = useMutation(setLanguage)
  const choose = async (name: string): Promise<void> => {
    const chosen = ownNames.map(([one]) => one).find((one) => one === name) ?? null
    const saved = await set({ language: chosen && accountsName(chosen) })
    if (saved.data) chooseLanguage(chosen)
  }
  return (
    <div className="a-form a-narrow">
      {error && <Trouble error={error} />}
      <Field label={words.label()} hint={words.about()}>
        {(control) => (
          <Select
            {...control}
            value={ownNames.find(([one]) => accountsName(one) === language)?.[0] ?? ''}
            disabled={fetching}
            onChange={({ target }) => void choose(target.value)}
          >
            <option value="">{words.browser()}</option>
            {ownNames.map(([one, name]) => (
              <option key={one} value={one} lang={one}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
