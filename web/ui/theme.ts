import type { Theme } from './props.js'

/** Kept in a cookie, so that the first page already comes in the right light: `<html data-theme={readTheme(cookie)}>`. */
export const themeCookie = 'theme'

const year = 31_536_000

/** Undefined leaves the choice to the reader's system. */
export const readTheme = (value: string | undefined): 'light' | 'dark' | undefined =>
  value === 'light' || value === 'dark' ? value : undefined

export const chooseTheme = (theme: Theme): void => {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const life = theme === 'system' ? 0 : year
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${String(life)}; samesite=lax`
}
