'use client'

import link from 'next/link.js'
import type { ComponentProps } from 'react'

// Under NodeNext its default export is one step further down.
const NextLink = link.default

/**
 * Next's link, which fetches nothing ahead: each page in sight of a link would be made by the server anew, and read by a phone, in the very moments in
 * which the page that was asked for appears.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />
