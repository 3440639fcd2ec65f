'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'urql'
import { makeClient } from '../api/client.js'
import { NoticeProvider } from '../ui/index.js'

export function Providers({ children }: { readonly children: ReactNode }) {
  const [{ client, close }] = useState(makeClient)
  useEffect(() => {
    window.addEventListener('pagehide', close)
    return () => window.removeEventListener('pagehide', close)
  }, [close])
  return (
    <Provider value={client}>
      <NoticeProvider>{children}</NoticeProvider>
    </Provider>
  )
}
