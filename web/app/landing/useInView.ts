'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** True once the element has come near the window, which is after the page was painted: then what it shows is fetched. */
export const useInView = <Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] => {
  const ref = useRef<Element>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [seen])
  return [ref, seen]
}
