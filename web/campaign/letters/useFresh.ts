import { useEffect, useRef } from 'react'
import type { LetterNews } from '../../api/letterNews.js'

/** Reads again whenever there is news of letters. */
export const useFresh = (
  news: LetterNews | null,
  again: (options: { requestPolicy: 'network-only' }) => void,
): void => {
  const read = useRef(news)
  useEffect(() => {
    if (read.current === news) return
    read.current = news
    again({ requestPolicy: 'network-only' })
  }, [news, again])
}
