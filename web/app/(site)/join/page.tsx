import * as titles from '../../../messages/titles.generated.js'
import { JoinByCode } from '../../join/JoinByCode.js'

export const generateMetadata = () => ({ title: titles.invitation() })

export default function JoinByCodePage() {
  return <JoinByCode />
}
