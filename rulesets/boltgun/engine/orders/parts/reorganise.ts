import { refuse, type Ground, type Refusal } from '../../ground.js'

/** BG-327 */
export const tribes = ({ army }: Ground): Refusal | null =>
  army.includes('TRIBAL_ANIMOSITY')
    ? refuse('army-rule', 'BG-327', 'Tribal Animosity: these banners neither split nor join.')
    : null
