'use client'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import * as words from '../messages/ui.generated.js'
import { Button } from './Button.js'
import type { Toast } from './props.js'

interface ShownToast extends Toast {
  readonly id: number
}

const Notify = createContext<(toast: Toast) => void>(() => undefined)

/** Hands a slip to the reader: `useNotify()({ tone: 'good', title: 'Orders sealed', text: 'Receipt 4f2c…' })`. */
export const useNotify = (): ((toast: Toast) => void) => useContext(Notify)

function ToastItem({ toast, dismiss }: { readonly toast: ShownToast; readonly dismiss: (id: number) => void }) {
  const stays = toast.stays ?? 6000
  useEffect(() => {
    if (!Number.isFinite(stays)) return undefined
    const timer = setTimeout(() => dismiss(toast.id), stays)
    return () => clearTimeout(timer)
  }, [dismiss, toast.id, stays])
  return (
    <li className={`m-toast m-notice-${toast.tone ?? 'plain'}`}>
      <div>
        <strong className="m-notice-title">{toast.title}</strong>
        {toast.text && <div>{toast.text}</div>}
      </div>
      {toast.action && (
        <Button
          size="s"
          onClick={() => {
            dismiss(toast.id)
            toast.action?.act()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <button type="button" className="m-close" aria-label={words.dismiss()} onClick={() => dismiss(toast.id)} />
    </li>
  )
}

/** Wraps the whole page once; keeps the last three slips. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const next = useRef(0)
  const notify = useCallback((toast: Toast) => {
    next.current += 1
    const shown = { ...toast, id: next.current }
    setToasts((before) =>
      [...before.filter(({ subject }) => subject === undefined || subject !== toast.subject), shown].slice(-3),
    )
  }, [])
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  return (
    <Notify.Provider value={notify}>
      {children}
      <ul className="m-toasts" aria-live="polite" aria-label={words.notices()}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </ul>
    </Notify.Provider>
  )
}
