import { LanguageMenu } from './LanguageMenu.js'
import { Unofficial } from './Unofficial.js'

export const Footer = () => (
  <footer className="a-footer">
    <LanguageMenu />
    <Unofficial />
  </footer>
)
