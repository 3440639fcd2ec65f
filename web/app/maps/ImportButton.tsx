'use client'

import { fileLimits } from '@muster/rulesets/kit/scenarioFile.js'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/ownMaps.generated.js'
import { importMap } from '../../api/ownScenarios.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'

/** Takes a file from the device, and makes a map of the reader's own of it. */
export function ImportButton({ done }: { readonly done: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [{ fetching, error }, bring] = useMutation(importMap)
  const [tooLong, setTooLong] = useState(false)
  const take = async (file: File): Promise<void> => {
    setTooLong(file.size > fileLimits.text)
    if (file.size > fileLimits.text) return
    const { data } = await bring({ text: await file.text() })
    if (data) done()
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="m-hidden"
        tabIndex={-1}
        aria-label={words.file()}
        accept=".json,.tmj,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
      <Button busy={fetching} onClick={() => input.current?.click()}>
        {words.bring()}
      </Button>
      {(error ?? tooLong) && (
        <div role="alert" className="o-trouble">
          {tooLong ? (
            <Notice tone="warn" title={words.tooLong()}>
              {words.tooLongText({ most: Math.floor(fileLimits.text / 1000) })}
            </Notice>
          ) : (
            error && <Trouble error={error} />
          )}
        </div>
      )}
    </>
  )
}
