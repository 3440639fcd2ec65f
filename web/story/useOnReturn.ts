import { useEffect } from 'react'

/** Somebody comes back to the page: what was written meanwhile can be read. */
export const useOnReturn = (read: () => void): void => {
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') read()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [read])
}
